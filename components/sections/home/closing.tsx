import { useLocale, useTranslations } from 'next-intl';
import { ClosingCall } from '@/components/sections/closing-call';
import { ButtonLink } from '@/components/ui/button-link';
import { hrefFor } from '@/lib/routing/addresses';

/** Final call to action of the home page. */
export function HomeClosing() {
  const locale = useLocale();
  const t = useTranslations('home.closing');
  return (
    <ClosingCall id="closing" text={t('text')} title={t('title')}>
      <ButtonLink href={hrefFor(locale, 'contact')} icon="arrow-right" look="accent">
        {t('button')}
      </ButtonLink>
    </ClosingCall>
  );
}
