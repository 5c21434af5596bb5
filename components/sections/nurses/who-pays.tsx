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
 * All costs: covered, conditionally covered, not covered; each opens to its items. Must match the
 * terms.
 */
export function WhoPays() {
  const t = useTranslations('nurses.costs.table');
  const values = useTextValues();
  return (
    <div className="bg-paper">
      <div className="content grid gap-x-16 gap-y-6 py-10 lg:grid-cols-[1fr_2fr] lg:py-16">
        <div>
          <h3 className="text-document" id="wer-bezahlt-was">
            {t('title')}
          </h3>
          <p className="mt-3 max-w-measure text-text-soft">{t('lead')}</p>
        </div>
        <div className="space-y-3">
          {groups.map(({ id, icon, rows }) => (
            <Fold
              detail={t(`summaries.${id}`)}
              key={id}
              label={
                <h4 className="flex items-start gap-3">
                  <Icon className="size-6 text-action" name={icon} />
                  {t(`groups.${id}`)}
                </h4>
              }
              look="panel"
            >
              <dl>
                {rows.map((row) => (
                  <div className="grid gap-x-6 border-edge border-t py-3 sm:grid-cols-3" key={row}>
                    <dt className="font-semibold">{t.rich(`rows.${row}.item`, values)}</dt>
                    <dd>
                      <span className="text-small text-text-soft">{t('payer')}: </span>
                      {t(`rows.${row}.payer`)}
                    </dd>
                    <dd>{t.rich(`rows.${row}.rule`, values)}</dd>
                  </div>
                ))}
              </dl>
            </Fold>
          ))}
        </div>
      </div>
    </div>
  );
}
