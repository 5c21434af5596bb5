import { useLocale, useTranslations } from 'next-intl';
import { type OfficialSource, sourceHref } from '@/components/sections/nurses/official-sources';
import { Fold } from '@/components/ui/fold';
import { newTab } from '@/components/ui/new-tab';
import { hostOf } from '@/lib/site/host-of';

/** Sources and date of a section, with visible host names: several open under one label. */
export function Sources({ ids }: { ids: readonly OfficialSource[] }) {
  const t = useTranslations('nurses.sources');
  const label = t('label', { count: ids.length });
  const [only] = ids;
  if (only !== undefined && ids.length === 1) {
    return (
      <p className="text-small text-text-soft">
        {label}: <SourceLink id={only} />
      </p>
    );
  }
  return (
    <Fold label={label} look="quiet">
      <ul className="flex flex-wrap gap-x-6">
        {ids.map((id) => (
          <li key={id}>
            <SourceLink id={id} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function SourceLink({ id }: { id: OfficialSource }) {
  const locale = useLocale();
  const t = useTranslations('nurses.sources');
  const href = sourceHref(id, locale);
  return (
    <a className="text-link inline-block py-2.75" href={href} {...newTab}>
      {t(id)} ({hostOf(href)})
    </a>
  );
}
