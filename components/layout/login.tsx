import { useTranslations } from 'next-intl';
import { newTab } from '@/components/ui/new-tab';
import { site } from '@/site.config';

/** Link to the external learning app, which has the only login. */
export function Login({ className }: { className: string }) {
  const t = useTranslations('common.nav');
  return (
    <a
      className={`flex min-h-11 items-center rounded-full font-semibold text-small ${className}`}
      href={site.links.learningApp}
      title={t('loginHint')}
      {...newTab}
    >
      {t('login')}
    </a>
  );
}
