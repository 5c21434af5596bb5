import { useLocale, useTranslations } from 'next-intl';
import { site } from '@/site.config';

const freeLines = ['consultation', 'interviews', 'advance'] as const;

/** The cost model as a sample invoice: what is free, what is charged, and when. */
export function Invoice() {
  const t = useTranslations('employers.costs.invoice');
  const locale = useLocale();
  const fee = site.disclosures.fee?.[locale];
  const lines = [
    ...freeLines.map((line) => ({ label: t(line), amount: t('free'), strong: false })),
    { label: t('fee'), amount: t('feeAmount'), strong: true },
    { label: t('vat'), amount: t('vatAmount'), strong: false },
    { label: t('due'), amount: t('dueAmount'), strong: true },
  ];
  return (
    <div className="invoice-edge bg-paper p-6 pb-9 sm:p-9 sm:pb-12">
      <h3 className="text-title">{t('title')}</h3>
      <dl className="mt-5 border-text border-t-2">
        {lines.map(({ label, amount, strong }) => (
          <div
            className={`flex flex-wrap items-baseline justify-between gap-x-6 border-edge border-b py-2.5 ${strong ? 'font-bold' : ''}`}
            key={label}
          >
            <dt className="flex-1 basis-36">{label}</dt>
            <dd className="ml-auto whitespace-nowrap tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      {fee !== undefined && <p className="mt-5 font-semibold">{t('range', { fee })}</p>}
      <p className="mt-5 text-small text-text-soft">{t('note')}</p>
    </div>
  );
}
