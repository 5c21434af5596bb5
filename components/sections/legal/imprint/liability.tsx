import { useTranslations } from 'next-intl';

/** What the company answers for on its own pages. */
export function ContentLiability() {
  const t = useTranslations('imprint.content');
  return (
    <>
      <p>{t('own')}</p>
      <p>{t('law')}</p>
    </>
  );
}

/** Who answers for the pages behind links. */
export function LinkLiability() {
  const t = useTranslations('imprint.links');
  return (
    <>
      <p>{t('others')}</p>
      <p>{t('check')}</p>
    </>
  );
}

/** Whose the texts and drawings are. */
export function Copyright() {
  const t = useTranslations('imprint.copyright');
  return (
    <>
      <p>{t('text')}</p>
      <p>{t('others')}</p>
    </>
  );
}
