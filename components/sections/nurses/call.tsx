import { useTranslations } from 'next-intl';
import { ClosingCall } from '@/components/sections/closing-call';
import { ButtonLink } from '@/components/ui/button-link';
import { site } from '@/site.config';

/** Final call to action: register. */
export function NursesCall() {
  const t = useTranslations('nurses.call');
  return (
    <ClosingCall id="call-to-action" text={t('text')} title={t('title')}>
      <ButtonLink external href={site.links.registration} icon="arrow-up-right" look="accent">
        {t('button')}
      </ButtonLink>
    </ClosingCall>
  );
}
