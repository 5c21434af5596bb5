import { useTranslations } from 'next-intl';
import { useTextValues } from '@/components/sections/nurses/use-text-values';
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

/** All costs: covered, conditionally covered, not covered. Must match the terms. */
export function WhoPays() {
  const t = useTranslations('nurses.costs.table');
  const values = useTextValues();
  return (
    <div className="bg-paper">
      <div className="content py-16 lg:py-24">
        <h3 className="text-heading" id="wer-bezahlt-was">
          {t('title')}
        </h3>
        <p className="mt-4 max-w-measure text-lead text-text-soft">{t('lead')}</p>
        <table className="fact-table mt-8">
          <caption className="sr-only">{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('columns.item')}</th>
              <th scope="col">{t('columns.payer')}</th>
              <th scope="col">{t('columns.rule')}</th>
            </tr>
          </thead>
          {groups.map(({ id, icon, rows }) => (
            <tbody key={id}>
              <tr className="fact-group">
                <th colSpan={3} scope="rowgroup">
                  <span className="flex items-start gap-3">
                    <Icon className="mt-1 size-6 text-action" name={icon} />
                    {t(`groups.${id}`)}
                  </span>
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row}>
                  <th scope="row">{t.rich(`rows.${row}.item`, values)}</th>
                  <td data-label={t('columns.payer')}>{t(`rows.${row}.payer`)}</td>
                  <td>{t.rich(`rows.${row}.rule`, values)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}
