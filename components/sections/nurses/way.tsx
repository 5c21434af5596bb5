import { useTranslations } from 'next-intl';
import { Sources } from '@/components/sections/nurses/sources';
import { useTextValues } from '@/components/sections/nurses/use-text-values';
import { wayNumbers } from '@/lib/plan/way-numbers';

const rows = [
  'language',
  'documents',
  'application',
  'notice',
  'visa',
  'arrival',
  'measure',
  'licence',
] as const;

/** The numbers that the durations of some rows state. */
const numbers: Partial<Record<(typeof rows)[number], Record<string, number>>> = wayNumbers;

/** Every step to the licence with its duration, who acts and who pays, along the route line. */
export function NursesWay() {
  const t = useTranslations('nurses.way');
  const values = useTextValues();
  return (
    <div className="bg-ground-deep">
      <div className="content py-16 lg:py-28">
        <h3 className="text-heading" id="weg">
          {t('title')}
        </h3>
        <p className="mt-4 max-w-measure text-lead text-text-soft">{t('lead')}</p>
        <table className="fact-table way-table mt-10">
          <caption className="sr-only">{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('columns.step')}</th>
              <th scope="col">{t('columns.time')}</th>
              <th scope="col">{t('columns.who')}</th>
              <th scope="col">{t('columns.payer')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{t.rich(`rows.${row}.step`, values)}</th>
                <td data-label={t('columns.time')}>{t(`rows.${row}.time`, numbers[row])}</td>
                <td data-label={t('columns.who')}>{t.rich(`rows.${row}.who`, values)}</td>
                <td data-label={t('columns.payer')}>{t.rich(`rows.${row}.payer`, values)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-8 max-w-measure text-small text-text-soft">{t.rich('note', values)}</p>
        <Sources ids={['recognition', 'procedure', 'fastTrack', 'residence', 'visa']} />
      </div>
    </div>
  );
}
