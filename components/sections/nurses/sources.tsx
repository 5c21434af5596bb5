import { useLocale, useTranslations } from 'next-intl';
import { type OfficialSource, sourceHref } from '@/components/sections/nurses/official-sources';
import { Fold } from '@/components/ui/fold';
import { newTab } from '@/components/ui/new-tab';
import { hostOf } from '@/lib/site/host-of';

/** Sources and date of a section, with visible host names, under one label at its end. */
export function Sources({ ids }: { ids: readonly OfficialSource[] }) {
  const locale = useLocale();
  const t = useTranslations('nurses.sources');
  return (
    <Fold label={t('label', { count: ids.length })} look="quiet">
      <ul className="flex flex-wrap gap-x-6">
        {ids.map((id) => (
          <li key={id}>
            <a className="text-link inline-block py-2.75" href={sourceHref(id, locale)} {...newTab}>
              {t(id)} ({hostOf(sourceHref(id, locale))})
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
