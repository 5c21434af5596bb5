import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useTextValues } from '@/components/sections/nurses/sources';
import { Disclosure } from '@/components/ui/disclosure';
import type { Messages } from '@/generated/messages';

const free = ['employer', 'academy', 'later'] as const;

/** The one place that tells all costs: what is free, and who pays for what. */
export function NursesCosts() {
  const t = useTranslations('nurses.costs');
  return (
    <section aria-labelledby="keine-kosten-title" id="keine-kosten">
      <div className="on-band bg-band text-on-band">
        <div className="content grid gap-6 py-section lg:grid-cols-[2fr_3fr] lg:gap-16">
          <div>
            <h2 className="text-on-band-soft text-title" id="keine-kosten-title">
              {t('title')}
            </h2>
            <p className="large-text:block mt-3 flex items-end gap-5 lg:mt-6 lg:block">
              <strong className="block whitespace-nowrap font-extrabold text-[clamp(5.5rem,3.5rem+8vw,10rem)] leading-[0.85] tracking-tight [word-spacing:-0.08em]">
                {t('figure')}
              </strong>
              <span className="block max-w-[22rem] text-balance text-on-band-soft lg:mt-4 lg:text-lead">
                {t('figureLabel')}
              </span>
            </p>
          </div>
          <ul className="grid content-end gap-x-10 gap-y-2 sm:grid-cols-3">
            {free.map((id) => (
              <li className="border-highlight border-t-2 pt-2 lg:text-lead" key={id}>
                {t(`free.${id}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <WhoPays />
    </section>
  );
}

type Texts = Messages['nurses']['costs']['table'];
type Row = { id: keyof Texts['rows']; payer: keyof Texts['payers'] };

/** Costs until the first day at work, which are summed up, costs of B2, and others. */
const summed: readonly Row[] = [
  { id: 'application', payer: 'you' },
  { id: 'translation', payer: 'you' },
  { id: 'visa', payer: 'you' },
];
const later: readonly Row[] = [
  { id: 'course', payer: 'either' },
  { id: 'exam', payer: 'either' },
];
const further: readonly Row[] = [
  { id: 'travel', payer: 'you' },
  { id: 'lower', payer: 'you' },
  { id: 'fastTrack', payer: 'employer' },
  { id: 'measure', payer: 'mostly' },
  { id: 'private', payer: 'you' },
];

/** What the way costs, and who pays. What we pay must match § 5 of the terms. */
function WhoPays() {
  const t = useTranslations('nurses.costs.table');
  const values = useTextValues();
  return (
    <div className="bg-paper">
      <div className="content grid gap-x-16 gap-y-6 py-section lg:grid-cols-[2fr_3fr]">
        <div>
          <h3 className="text-subheading" id="wer-bezahlt-was">
            {t('title')}
          </h3>
          <p className="mt-3.5 max-w-measure">{t.rich('lead', values)}</p>
        </div>
        <div className="stacked-table">
          <CostTable>
            <Rows rows={summed} />
            <tbody className="cost-total">
              <tr>
                <th scope="row">{t('total')}</th>
                <td className="whitespace-nowrap" data-column={t('price')}>
                  {t('sum')}
                </td>
                <td data-column={t('payer')}>{t('payers.you')}</td>
              </tr>
            </tbody>
            <Rows rows={later} />
          </CostTable>
          <Disclosure isInline label={t('more')}>
            <CostTable>
              <Rows rows={further} />
            </CostTable>
          </Disclosure>
        </div>
      </div>
    </div>
  );
}

function CostTable({ children }: { children: ReactNode }) {
  const t = useTranslations('nurses.costs.table');
  return (
    <table aria-labelledby="wer-bezahlt-was" className="cost-table w-full text-small text-text">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('what')}</span>
          </th>
          <th scope="col">{t('price')}</th>
          <th scope="col">{t('payer')}</th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('nurses.costs.table');
  const texts: Readonly<Record<string, { item: string; amount?: string }>> =
    useMessages().nurses.costs.table.rows;
  return (
    <tbody>
      {rows.map(({ id, payer }) => (
        <tr key={id}>
          <th scope="row">{texts[id]?.item}</th>
          <td data-column={t('price')}>{texts[id]?.amount}</td>
          <td data-column={t('payer')}>{t(`payers.${payer}`)}</td>
        </tr>
      ))}
    </tbody>
  );
}
