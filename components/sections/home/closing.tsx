import { useLocale, useTranslations } from 'next-intl';
import { ClosingCall } from '@/components/sections/closing-call';
import { hrefFor } from '@/lib/routing/addresses';

/** The final call: tell us where you stand. */
export function HomeClosing() {
  const locale = useLocale();
  const t = useTranslations('home.closing');
  return (
    <ClosingCall
      button={t('button')}
      href={hrefFor(locale, 'contact')}
      text={t('text')}
      title={t('title')}
    />
  );
}
