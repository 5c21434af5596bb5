import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { officialPages } from '@/components/sections/official-pages';
import { linkTo, newTab } from '@/components/ui/links';
import { Table } from '@/components/ui/table';
import { Heading } from '@/components/ui/text';
import { earlyEndValues } from '@/lib/site/channels';
import { site } from '@/site.config';

const models = ['direct', 'agency', 'alone'] as const;
/** The options that narrow screens compare with the first one, one at a time. */
const others = ['agency', 'alone'] as const;

/** What decides comes first; when each option is the better one comes last. */
const rows = ['cost', 'risk', 'better'] as const;

/**
 * Staffing options compared in a table. Narrow screens show two columns: the first option and one
 * that the reader selects; print shows all.
 */
export function Comparison() {
  const t = useTranslations('employers.comparison');
  const values = {
    // The short answer at the beginning of a cell.
    b: (text: ReactNode) => <strong className="block leading-snug">{text}</strong>,
    limit: linkTo(officialPages['§ 1 AÜG'], newTab),
    ...earlyEndValues(site),
  };
  return (
    <div>
      <div className="grid gap-x-16 lg:grid-cols-2">
        <Heading id="vergleich" level="h3" size="text-subheading" text={t('title')} />
        <p className="mt-3.5 max-w-measure text-lead text-text-soft lg:mt-1">{t('lead')}</p>
      </div>
      <div className="comparison mt-3.5 lg:mt-6">
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
        <Table
          className="table-fixed text-small"
          columns={models.map((model) => t(`models.${model}`))}
          corner={<span className="sr-only">{t('criterion')}</span>}
          label={t('title')}
          rows={rows.map((row) => ({
            id: row,
            cells: [
              t(`rows.${row}.label`),
              ...models.map((model) => t.rich(`rows.${row}.${model}`, values)),
            ],
          }))}
        />
      </div>
    </div>
  );
}
