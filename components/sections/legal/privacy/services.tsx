import { useTranslations } from 'next-intl';
import { LegalTable } from '@/components/sections/legal/table';
import { type Service, storedNames } from '@/lib/consent/services';

/** The services that load only with consent, and what each of them stores. */
export function PrivacyServices({ services }: { services: readonly Service[] }) {
  const t = useTranslations('privacy.cookies.services');
  const tCategory = useTranslations('common.consent.categories');
  return (
    <LegalTable
      caption={t('caption')}
      columns={[t('name'), t('category'), t('stores')]}
      rows={services.map((service) => ({
        id: service.id,
        cells: [
          service.name,
          tCategory(`${service.category}.name`),
          storedNames(service).join(', ') || t('nothing'),
        ],
      }))}
    />
  );
}
