import { useTranslations } from 'next-intl';
import { useTextValues } from '@/components/sections/nurses/use-text-values';
import { Fold } from '@/components/ui/fold';
import { LineStretch } from '@/components/ui/line-stretch';
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

/**
 * Every step to the licence with its duration, as numbered stops along the route line; each opens to
 * who acts and who pays.
 */
export function NursesWay() {
  const t = useTranslations('nurses.way');
  const values = useTextValues();
  return (
    <div className="bg-ground-deep">
      <div className="content py-10 lg:py-16">
        <div className="items-baseline gap-x-8 lg:flex">
          <h3 className="text-document" id="weg">
            {t('title')}
          </h3>
          <p className="mt-3 max-w-measure text-text-soft">{t('lead')}</p>
        </div>
        <ol className="way-rows mt-6">
          {rows.map((row, index) => (
            <li key={row}>
              <Fold
                detail={t(`rows.${row}.time`, numbers[row])}
                label={<h4>{t.rich(`rows.${row}.step`, values)}</h4>}
                look="stop"
              >
                <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
                  {(['who', 'payer'] as const).map((column) => (
                    <div key={column}>
                      <dt className="text-small text-text-soft">{t(`columns.${column}`)}</dt>
                      <dd>{t.rich(`rows.${row}.${column}`, values)}</dd>
                    </div>
                  ))}
                </dl>
              </Fold>
              {index === 0 && <LineStretch shape="in" />}
              {index < rows.length - 1 && <LineStretch shape="sway" />}
            </li>
          ))}
        </ol>
        <div className="mt-3">
          <Fold label={t('noteTitle')} look="quiet">
            <p className="max-w-measure">{t.rich('note', values)}</p>
          </Fold>
        </div>
      </div>
    </div>
  );
}
