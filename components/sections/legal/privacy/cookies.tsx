import { useTranslations } from 'next-intl';
import { PrivacyServices } from '@/components/sections/legal/privacy/services';
import { LegalTable } from '@/components/sections/legal/table';
import { declaredServices } from '@/lib/site/services';
import { type StoredKeyId, storedKeys } from '@/lib/storage/keys';
import { site } from '@/site.config';

/** Whether the site writes an entry: without the chat link there is no bubble to dismiss. */
const isUsed = ({ id }: { id: StoredKeyId }) =>
  id !== 'chat' || site.channels.whatsapp !== undefined;

/** All entries that the site stores in the browser, and how to change consent. */
export function PrivacyCookies() {
  const t = useTranslations('privacy.cookies');
  const services = declaredServices(site);
  const hasServices = services.length > 0;
  return (
    <>
      <p>
        {t(hasServices ? 'noCookiesUnasked' : 'noCookies')} {t('entries')}
      </p>
      <LegalTable
        caption={t('caption')}
        columns={[t('name'), t('purpose'), t('life')]}
        rows={storedKeys.filter(isUsed).map(({ id, key, life }) => ({
          id,
          cells: [key, t(`keys.${id}`), t(`lives.${life}`)],
        }))}
      />
      <p>{t(hasServices ? 'categoriesDeclared' : 'categories')}</p>
      {hasServices && <PrivacyServices services={services} />}
      <p>{t('change')}</p>
    </>
  );
}
