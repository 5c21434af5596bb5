import { useTranslations } from 'next-intl';
import { useTextValues } from '@/components/sections/nurses/use-text-values';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';

const groups = [
  { id: 'covered', icon: 'check', rows: ['placement', 'guidance', 'academy', 'fastTrack'] },
  {
    id: 'conditional',
    icon: 'question',
    rows: ['notice', 'visa', 'translation', 'exam', 'bonus', 'more'],
  },
  { id: 'notCovered', icon: 'close', rows: ['secondExam', 'above', 'cash', 'private'] },
] as const;

/**
 * All costs: covered, conditionally covered, not covered; each opens to a table. Must match the
 * terms.
 */
export function WhoPays() {
  const t = useTranslations('nurses.costs.table');
  const values = useTextValues();
  return (
    <div className="bg-paper">
      <div className="content grid gap-x-16 gap-y-6 py-12 sm:py-16 lg:grid-cols-[1fr_2fr] lg:py-20">
        <div>
          <h3 className="text-heading" id="wer-bezahlt-was">
            {t('title')}
          </h3>
          <p className="mt-4 max-w-measure text-lead text-text-soft">{t('lead')}</p>
        </div>
        <div className="space-y-3">
          {groups.map(({ id, icon, rows }) => (
            <Fold
              detail={t('count', { count: rows.length })}
              key={id}
              label={
                <h4 className="flex items-start gap-3 text-title">
                  <Icon className="size-6 text-action" name={icon} />
                  {t(`groups.${id}`)}
                </h4>
              }
              look="panel"
            >
              <table className="fact-table">
                <caption className="sr-only">{t(`groups.${id}`)}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('columns.item')}</th>
                    <th scope="col">{t('columns.payer')}</th>
                    <th scope="col">{t('columns.rule')}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row}>
                      <th scope="row">{t.rich(`rows.${row}.item`, values)}</th>
                      <td data-label={t('columns.payer')}>{t(`rows.${row}.payer`)}</td>
                      <td>{t.rich(`rows.${row}.rule`, values)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Fold>
          ))}
        </div>
      </div>
    </div>
  );
}
