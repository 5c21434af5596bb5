import { useTranslations } from 'next-intl';
import CopyEmail from '@/components/islands/copy-email/copy-email';
import { Island } from '@/components/islands/island';
import { ShareLinks } from '@/components/ui/share-links';
import { useLocale } from '@/lib/i18n/locale';
import { absoluteHref } from '@/lib/metadata/page-metadata';
import type { PageKey } from '@/lib/routing/table';

/** Passes a part of a page on by messenger, or copies its address. */
export function Share({ page, hash, text }: { page: PageKey; hash: string; text: string }) {
  const locale = useLocale();
  const t = useTranslations('common');
  const url = `${absoluteHref(locale, page)}#${hash}`;
  return (
    <ShareLinks label={t('share')} text={text} url={url}>
      <CopyButton action="actionForPage" address={url} id={`share-${hash}`} />
    </ShareLinks>
  );
}

type CopyButtonProps = {
  id: string;
  address: string;
  /** Key of its name. */
  action?: 'action' | 'actionForPage';
};

/** A button that copies an e-mail address or a URL. */
export function CopyButton({ id, address, action = 'action' }: CopyButtonProps) {
  const t = useTranslations('common.copyEmail');
  const texts = {
    action: t(action),
    done: t('done'),
    announcement: t('announcement', { email: address }),
    failed: t('failed'),
  };
  return (
    <Island
      component={CopyEmail}
      name="copy-email"
      props={{ id, address, texts }}
      trigger="visible"
    />
  );
}
