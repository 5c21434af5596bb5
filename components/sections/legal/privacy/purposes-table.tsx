import { useTranslations } from 'next-intl';
import { LegalTable } from '@/components/sections/legal/table';

const purposes = ['delivery', 'request', 'protection', 'choices', 'optional'] as const;
const columns = ['purpose', 'basis', 'retention'] as const;

/** Why data are processed, on which legal basis and for how long. */
export function PurposesTable() {
  const t = useTranslations('privacy.processing.table');
  return (
    <LegalTable
      caption={t('caption')}
      columns={columns.map((column) => t(column))}
      rows={purposes.map((purpose) => ({
        id: purpose,
        cells: columns.map((column) => t(`${purpose}.${column}`)),
      }))}
    />
  );
}
