import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { officialPages } from '@/components/sections/official-pages';
import { linkTo, newTab } from '@/components/ui/links';
import { Heading } from '@/components/ui/text';
import { earlyEndValues } from '@/lib/site/channels';
import { site } from '@/site.config';

const models = ['direct', 'agency', 'alone'] as const;
/** The options that narrow screens compare with the first one, one at a time. */
const others = ['agency', 'alone'] as const;

/** What decides comes first; when each option is the better one comes last. */
const rows = ['cost', 'risk', 'better'] as const;

/** The short answer at the beginning of a cell. */
const shortAnswer = (text: ReactNode) => <strong className="block leading-snug">{text}</strong>;

/**
 * Staffing options compared in a table. Narrow screens show two columns: the first option and one
 * that the reader selects; print shows all.
 */
export function Comparison() {
  const t = useTranslations('employers.comparison');
  return (
    <div>
      <div className="grid gap-x-16 lg:grid-cols-2">
        <Heading id="vergleich" level="h3" size="text-subheading" text={t('title')} />
        <p className="mt-3.5 max-w-measure text-lead text-text-soft lg:mt-1">{t('lead')}</p>
      </div>
      <div className="comparison stacked-table mt-3.5 lg:mt-6">
        <fieldset className="flex flex-wrap items-center gap-x-3 md:hidden print:hidden">
          <legend className="sr-only">{t('choose')}</legend>
          {others.map((model) => (
            <label
              className="flex min-h-11 items-center gap-x-1 font-semibold text-small"
              key={model}
            >
              <input
                className="size-5 shrink-0 accent-action"
                defaultChecked={model === others[0]}
                name="comparison"
                type="radio"
                value={model}
              />
              {t(`models.${model}`)}
            </label>
          ))}
        </fieldset>
        <table aria-labelledby="vergleich" className="w-full table-fixed text-small">
          <thead>
            <tr>
              <th className="w-[16%]" scope="col">
                <span className="sr-only">{t('criterion')}</span>
              </th>
              {models.map((model) => (
                <th key={model} scope="col">
                  {t(`models.${model}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th className="font-normal text-text-soft" scope="row">
                  {t(`rows.${row}.label`)}
                </th>
                {models.map((model) => (
                  <td data-column={t(`models.${model}`)} key={model}>
                    {t.rich(`rows.${row}.${model}`, {
                      b: shortAnswer,
                      limit: linkTo(officialPages['§ 1 AÜG'], newTab),
                      ...earlyEndValues(site),
                    })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
