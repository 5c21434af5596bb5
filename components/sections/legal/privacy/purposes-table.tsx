import { useLocale, useTranslations } from 'next-intl';
import { LegalTable } from '@/components/sections/legal/table';
import { localeTable } from '@/lib/locales';
import { site } from '@/site.config';

const purposes = ['delivery', 'request', 'protection', 'choices', 'optional'] as const;
const columns = ['purpose', 'basis', 'retention'] as const;

/** Purposes, legal bases and retention periods. */
export function PurposesTable() {
  const t = useTranslations('privacy.processing.table');
  const { intl } = localeTable[useLocale()];
  const duration = (count: number, unit: 'day' | 'month') =>
    new Intl.NumberFormat(intl, { style: 'unit', unit, unitDisplay: 'long' })
      .format(count)
      // Number and unit stay in one line.
      .replace(' ', '\u00a0');
  const retention = duration(site.legal.retentionMonths, 'month');
  const { hostingLogDays } = site.disclosures;
  const cellOf = (purpose: (typeof purposes)[number], column: (typeof columns)[number]) =>
    purpose === 'delivery' && column === 'retention' && hostingLogDays !== undefined
      ? duration(hostingLogDays, 'day')
      : t(`${purpose}.${column}`, { retention });
  return (
    <LegalTable
      caption={t('caption')}
      columns={columns.map((column) => t(column))}
      rows={purposes.map((purpose) => ({
        id: purpose,
        cells: columns.map((column) => cellOf(purpose, column)),
      }))}
    />
  );
}
