import { useMessages, useTranslations } from 'next-intl';
import { useTextValues } from '@/components/sections/nurses/sources';
import { Disclosure } from '@/components/ui/disclosure';

const free = ['employer', 'recognition', 'academy', 'later'] as const;

/** The one place that tells all costs: what is free, and who pays for what. */
export function NursesCosts() {
  const t = useTranslations('nurses.costs');
  return (
    <section aria-labelledby="keine-kosten-title" id="keine-kosten">
      <div className="on-band bg-band text-on-band">
        <div className="content grid gap-5 py-section lg:grid-cols-[2fr_3fr] lg:gap-16">
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
          <ul className="grid content-end gap-x-10 gap-y-2.5 sm:grid-cols-2 lg:gap-y-8">
            {free.map((id) => (
              <li className="border-highlight border-t-2 pt-2" key={id}>
                <h3 className="sm:text-title">{t(`free.${id}`)}</h3>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <WhoPays />
    </section>
  );
}

const groups = [
  { id: 'counted', rows: ['decision', 'visa', 'translation', 'exam', 'bonus'] },
  { id: 'beyond', rows: ['more', 'above'] },
  { id: 'notCovered', rows: ['language', 'fastTrack', 'compensationMeasure', 'private'] },
] as const;

type Row = { item: string; amount?: string; rule?: string };

/**
 * The costs of the route by payer. Each group shows its amounts, and opens to its rules. Must match
 * § 5 of the terms.
 */
function WhoPays() {
  const t = useTranslations('nurses.costs.table');
  const values = useTextValues();
  const texts = useMessages().nurses.costs.table.rows;
  return (
    <div className="bg-paper">
      <div className="content grid gap-x-16 gap-y-4 py-section lg:grid-cols-[2fr_3fr]">
        <div className="lg:contents">
          <h3 className="text-subheading" id="wer-bezahlt-was">
            {t('title')}
          </h3>
          <p className="mt-3 max-w-measure max-sm:text-small lg:mt-0">
            {t.rich('lead', values)} <span className="text-text-soft">{t('date')}</span>
          </p>
        </div>
        <div className="cost-groups lg:col-span-2 lg:grid lg:grid-cols-3 lg:gap-x-16 [&>*+*>details]:border-t-0">
          {groups.map(({ id, rows: ids }) => {
            const rows: readonly Row[] = ids.map((row) => texts[row]);
            return (
              <div key={id}>
                <h4 className="cost-group-title pb-2 font-bold text-title">{t(`groups.${id}`)}</h4>
                <Disclosure detail={<Amounts rows={rows} />} label={<h4>{t(`groups.${id}`)}</h4>}>
                  <dl className="lg:text-small">
                    {rows.map(({ item, amount, rule }) => (
                      <div
                        className="flex flex-wrap justify-between gap-x-4 border-edge border-t py-2"
                        key={item}
                      >
                        <dt className="font-semibold">{item}</dt>
                        {amount !== undefined && <dd>{amount}</dd>}
                        {rule !== undefined && <dd className="w-full text-text-soft">{rule}</dd>}
                      </div>
                    ))}
                  </dl>
                </Disclosure>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** The rows that have an amount, in short; opening the group replaces them. */
const Amounts = ({ rows }: { rows: readonly Row[] }) =>
  rows.map(
    ({ item, amount }) =>
      amount !== undefined && (
        <span
          className="flex flex-wrap justify-between gap-x-4 leading-snug [[open]>summary_&]:hidden"
          key={item}
        >
          {item} <span className="text-right text-text">{amount}</span>
        </span>
      ),
  );
