import { useMessages, useTranslations } from 'next-intl';
import { useTextValues } from '@/components/sections/nurses/sources';
import { SupportList } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';
import type { Messages } from '@/generated/messages';

const free = ['employer', 'academy', 'later'] as const;

/** The one place that tells all costs: what is free, and who pays for what. */
export function NursesCosts() {
  const t = useTranslations('nurses.costs');
  return (
    <section aria-labelledby="keine-kosten-title" className="bg-band" id="keine-kosten">
      <div className="content grid gap-x-16 gap-y-6 pt-section lg:grid-cols-[2fr_3fr]">
        <div className="on-band text-on-band">
          <h2 className="text-on-band-soft text-title" id="keine-kosten-title">
            {t('title')}
          </h2>
          <p className="large-text:block mt-3 flex items-end gap-5 lg:mt-6 lg:block">
            <strong className="block whitespace-nowrap font-extrabold text-[clamp(5.5rem,3.5rem+8vw,10rem)] leading-[0.85] tracking-tight [word-spacing:-0.08em]">
              {t('figure')}
            </strong>
            <span className="block text-balance text-on-band-soft lg:mt-4 lg:text-lead">
              {t('figureLabel')}
            </span>
          </p>
          <ul className="mt-5 max-w-measure divide-y divide-highlight border-highlight border-t">
            {free.map((id) => (
              <li className="py-1.5" key={id}>
                {t(`free.${id}`)}
              </li>
            ))}
          </ul>
        </div>
        <WhoPays />
      </div>
    </section>
  );
}

type Texts = Messages['nurses']['costs']['table'];
type PayerCosts = {
  payer: keyof Texts['payers'];
  rows: readonly (keyof Texts['rows'])[];
  isSummed?: boolean;
};

/** Costs of the papers until the first day at work and of B2, and others. */
const costs: readonly PayerCosts[] = [
  { payer: 'you', rows: ['application', 'translation', 'visa'], isSummed: true },
  { payer: 'either', rows: ['course', 'exam'] },
];
const furtherCosts: readonly PayerCosts[] = [
  { payer: 'you', rows: ['travel', 'lower', 'private'] },
  { payer: 'employer', rows: ['fastTrack'] },
  { payer: 'mostly', rows: ['measure'] },
];

/** What the way costs, by who pays. What we pay must match § 5 of the terms. */
function WhoPays() {
  const t = useTranslations('nurses.costs.table');
  return (
    <div className="stacked-table self-start bg-paper p-4 pb-2 sm:px-8 sm:pt-6 sm:pb-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-1">
        <h3 className="text-title" id="wer-bezahlt-was">
          {t('title')}
        </h3>
        <p>{t('price')}</p>
      </div>
      <CostTable groups={costs} />
      <Disclosure isInline label={t('more')}>
        <CostTable groups={furtherCosts} />
      </Disclosure>
    </div>
  );
}

function CostTable({ groups }: { groups: readonly PayerCosts[] }) {
  const t = useTranslations('nurses.costs.table');
  const texts: Readonly<Record<string, { item: string; amount?: string }>> =
    useMessages().nurses.costs.table.rows;
  return (
    <table aria-labelledby="wer-bezahlt-was" className="cost-table w-full text-text">
      {groups.map(({ payer, rows, isSummed }) => (
        <tbody key={payer}>
          <tr>
            <th colSpan={2} scope="rowgroup">
              {t(`payers.${payer}`)}
            </th>
          </tr>
          {rows.map((id) => (
            <tr key={id}>
              <th scope="row">{texts[id]?.item}</th>
              <td>{texts[id]?.amount}</td>
            </tr>
          ))}
          {isSummed && (
            <tr className="cost-total">
              <th scope="row">{t('total')}</th>
              <td>{t('sum')}</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}

const services = ['employer', 'recognition', 'costs', 'preparation'] as const;

/** The company's services for nurses, on the band of the costs. */
export function NursesServices() {
  const t = useTranslations('nurses.services');
  const values = useTextValues();
  return (
    <section
      aria-labelledby="leistungen-title"
      className="nurses-services on-band bg-band text-on-band"
      id="leistungen"
    >
      <div className="content grid gap-x-16 gap-y-4 py-section lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="text-subheading" id="leistungen-title">
            {t('title')}
          </h2>
          <p className="mt-2 max-w-measure text-on-band-soft">{t('lead')}</p>
        </div>
        <div>
          <ul className="divide-y divide-edge-strong border-edge-strong border-y">
            {services.map((id) => (
              <li
                className="large-text:block grid grid-cols-[6.5rem_1fr] gap-x-3 py-1.5 sm:grid-cols-[9rem_1fr]"
                key={id}
              >
                <h3 className="font-semibold tracking-normal">{t(`${id}.title`)}</h3>
                <p>{t.rich(`${id}.text`, values)}</p>
              </li>
            ))}
          </ul>
          <Disclosure isInline label={t('support')}>
            <SupportList />
          </Disclosure>
        </div>
      </div>
    </section>
  );
}
