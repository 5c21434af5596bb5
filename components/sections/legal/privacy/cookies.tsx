import { useTranslations } from 'next-intl';
import { LegalTable } from '@/components/sections/legal/table';
import { storedKeys } from '@/lib/storage/keys';

/** What the site stores in the browser, entry by entry, and how to change one's choice. */
export function PrivacyCookies() {
  const t = useTranslations('privacy.cookies');
  return (
    <>
      <p>{t('none')}</p>
      <LegalTable
        caption={t('caption')}
        columns={[t('name'), t('purpose'), t('life')]}
        rows={storedKeys.map(({ id, key, life }) => ({
          id,
          cells: [key, t(`keys.${id}`), t(`lives.${life}`)],
        }))}
      />
      <p>{t('categories')}</p>
      <p>{t('change')}</p>
    </>
  );
}
