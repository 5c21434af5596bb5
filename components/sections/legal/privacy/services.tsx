import { useMessages, useTranslations } from 'next-intl';
import { z } from 'zod';
import { LegalTable } from '@/components/sections/legal/table';
import { type Service, storedNames } from '@/lib/consent/services';

/** Messages about services by service id; only declared services have one. */
const paragraphs = z.object({ services: z.record(z.string(), z.string()).default({}) });

/** The services that load only with consent, with their storage entries and purposes. */
export function PrivacyServices({ services }: { services: readonly Service[] }) {
  const t = useTranslations('privacy.cookies.services');
  const tCategory = useTranslations('common.consent.categories');
  const { services: texts } = paragraphs.parse(useMessages().privacy);
  return (
    <>
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
      {services.map(({ id, name }) => (
        <p key={id}>
          <strong>{name}:</strong> {texts[id]}
        </p>
      ))}
    </>
  );
}
