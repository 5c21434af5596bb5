import { useLocale, useTranslations } from 'next-intl';
import { Island } from '@/components/islands/island';
import { copyEmail } from '@/components/islands/page-islands';
import { ShareLinks } from '@/components/ui/share-links';
import { absoluteHref } from '@/lib/metadata/page-metadata';
import type { PageKey } from '@/lib/routing/table';

type ShareProps = { page: PageKey; hash: string; text: string };

/** Passes a part of a page on by messenger, or copies its address. */
export function Share({ page, hash, text }: ShareProps) {
  const locale = useLocale();
  const t = useTranslations('common');
  const url = `${absoluteHref(locale, page)}#${hash}`;
  const texts = {
    action: t('copyEmail.action'),
    done: t('copyEmail.done'),
    announcement: t('copyEmail.announcement', { email: url }),
    failed: t('copyEmail.failed'),
  };
  return (
    <ShareLinks label={t('share')} text={text} url={url}>
      <Island
        island={copyEmail}
        props={{ id: `share-${hash}`, address: url, texts }}
        trigger="visible"
      />
    </ShareLinks>
  );
}
