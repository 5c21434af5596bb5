import { useLocale, useTranslations } from 'next-intl';
import { LegalTable } from '@/components/sections/legal/table';
import { localeTable } from '@/lib/locales';
import { site } from '@/site.config';

const purposes = ['delivery', 'request', 'protection', 'choices', 'optional'] as const;
const columns = ['purpose', 'basis', 'retention'] as const;

/** Purposes, legal bases and retention periods. */
export function PurposesTable() {
  const t = useTranslations('privacy.processing.table');
  const months = new Intl.NumberFormat(localeTable[useLocale()].intl, {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  });
  // No line break between number and unit.
  const retention = months.format(site.legal.retentionMonths).replace(' ', '\u00a0');
  return (
    <LegalTable
      caption={t('caption')}
      columns={columns.map((column) => t(column))}
      rows={purposes.map((purpose) => ({
        id: purpose,
        cells: columns.map((column) => t(`${purpose}.${column}`, { retention })),
      }))}
    />
  );
}
