import { useMessages, useTranslations } from 'next-intl';
import { useTextValues } from '@/components/sections/nurses/sources';
import { Disclosure } from '@/components/ui/disclosure';

const free = ['employer', 'academy', 'later'] as const;

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
          <ul className="grid content-end gap-x-10 gap-y-2 sm:grid-cols-3">
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

const payers = ['you', 'we', 'employer'] as const;
type When = 'first' | 'then' | 'sometimes' | 'often' | 'always' | 'otherwise';
type Row = { id: string; when: Partial<Record<(typeof payers)[number], When>> };

const shared = { you: 'first', we: 'then' } as const;
/** The costs that are summed up, and those that may come up. Must match § 5 of the terms. */
const summed = [
  { id: 'application', when: shared },
  { id: 'translation', when: shared },
  { id: 'visa', when: shared },
  { id: 'exam', when: shared },
  { id: 'course', when: { you: 'first', employer: 'sometimes' } },
] as const satisfies readonly Row[];
const further = [
  { id: 'bonus', when: { we: 'then' } },
  { id: 'travel', when: { you: 'first', we: 'sometimes' } },
  { id: 'lower', when: { you: 'always' } },
  { id: 'fastTrack', when: { employer: 'always' } },
  { id: 'measure', when: { you: 'otherwise', employer: 'often' } },
  { id: 'private', when: { you: 'always' } },
] as const satisfies readonly Row[];

/** The costs of the way by payer, with their sum. */
function WhoPays() {
  const t = useTranslations('nurses.costs.table');
  const values = useTextValues();
  return (
    <div className="bg-paper">
      <div className="content grid gap-x-16 gap-y-4 py-section lg:grid-cols-[2fr_3fr]">
        <div>
          <h3 className="text-subheading" id="wer-bezahlt-was">
            {t('title')}
          </h3>
          <p className="mt-3 max-w-measure">{t.rich('lead', values)}</p>
        </div>
        <div className="stacked-table">
          <PayersTable rows={summed} hasTotal />
          <Disclosure isInline label={t('more')}>
            <PayersTable rows={further} />
          </Disclosure>
        </div>
      </div>
    </div>
  );
}

type PayersTableProps = { rows: typeof summed | typeof further; hasTotal?: boolean };

function PayersTable({ rows, hasTotal = false }: PayersTableProps) {
  const t = useTranslations('nurses.costs.table');
  const texts: Readonly<Record<string, { item: string; amount?: string }>> =
    useMessages().nurses.costs.table.rows;
  return (
    <table aria-labelledby="wer-bezahlt-was" className="cost-table w-full text-small text-text">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('what')}</span>
          </th>
          {payers.map((payer) => (
            <th key={payer} scope="col">
              {t(`payers.${payer}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, when }) => {
          const times: Row['when'] = when;
          return (
            <tr key={id}>
              <th scope="row">
                {texts[id]?.item} <span>{texts[id]?.amount}</span>
              </th>
              {payers.map((payer) => {
                const time = times[payer];
                return (
                  <td data-column={t(`payers.${payer}`)} key={payer}>
                    {time && t(`when.${time}`)}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
      {hasTotal && (
        <tfoot>
          <tr>
            <th colSpan={2} scope="row">
              {t('total')}
            </th>
            <td>{t('limit')}</td>
            <td />
          </tr>
        </tfoot>
      )}
    </table>
  );
}
