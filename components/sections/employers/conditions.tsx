import { useLocale, useTranslations } from 'next-intl';
import { Fold } from '@/components/ui/fold';
import { hrefFor } from '@/lib/routing/addresses';

const conditions = [
  { id: 'arises', text: 'lead' },
  { id: 'known', text: 'conditions.known' },
  { id: 'review', text: 'conditions.review' },
  { id: 'bypass', text: 'conditions.bypass' },
] as const;

/** Further conditions for employers, with links to the terms. */
export function Conditions() {
  const locale = useLocale();
  const t = useTranslations('employers.costs');
  return (
    <div>
      <h3 className="text-title">{t('conditions.title')}</h3>
      <ul className="mt-3 border-text border-t-2">
        {conditions.map(({ id, text }) => (
          <li className="border-edge-strong/40 border-b" key={id}>
            <Fold
              detail={t(`conditions.short.${id}.rule`)}
              label={<span className="font-semibold">{t(`conditions.short.${id}.case`)}</span>}
              look="item"
            >
              {t(text)}
            </Fold>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-text-soft max-lg:text-small">
        {t.rich('conditions.limit', {
          duties: (text) => (
            <a className="text-link" href={hrefFor(locale, 'employers', 'pflichten')}>
              {text}
            </a>
          ),
        })}
      </p>
      <p className="mt-2 text-text-soft max-lg:text-small">
        {t.rich('conditions.terms', {
          terms: (text) => (
            <a className="text-link" href={hrefFor(locale, 'terms')}>
              {text}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
