import { useTranslations } from 'next-intl';

/** Liability for the site's own content. */
export function ContentLiability() {
  const t = useTranslations('imprint.content');
  return (
    <>
      <p>{t('own')}</p>
      <p>{t('law')}</p>
    </>
  );
}

/** Liability for linked pages. */
export function LinkLiability() {
  const t = useTranslations('imprint.links');
  return (
    <>
      <p>{t('others')}</p>
      <p>{t('check')}</p>
    </>
  );
}

/** Copyright of texts and drawings. */
export function Copyright() {
  const t = useTranslations('imprint.copyright');
  return (
    <>
      <p>{t('text')}</p>
      <p>{t('others')}</p>
    </>
  );
}
