import { useLocale, useTranslations } from 'next-intl';
import { hrefFor } from '@/lib/routing/addresses';

const conditions = ['known', 'review', 'bypass'] as const;

/** Further conditions for employers, with links to the terms. */
export function Conditions() {
  const locale = useLocale();
  const t = useTranslations('employers.costs.conditions');
  return (
    <div>
      <h3 className="text-title">{t('title')}</h3>
      <ul className="mt-4 space-y-4">
        {conditions.map((condition) => (
          <li className="border-accent border-l-3 pl-4" key={condition}>
            {t(condition)}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-text-soft">
        {t.rich('limit', {
          duties: (text) => (
            <a className="text-link" href={hrefFor(locale, 'employers', 'pflichten')}>
              {text}
            </a>
          ),
        })}
      </p>
      <p className="mt-3 text-text-soft">
        {t.rich('terms', {
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
