import { useLocale, useTranslations } from 'next-intl';
import { type OfficialSource, sourceHref } from '@/components/sections/nurses/official-sources';
import { newTab } from '@/components/ui/new-tab';
import { hostOf } from '@/lib/site/host-of';

/** Sources and date of the content above, with visible host names. */
export function Sources({ ids }: { ids: readonly OfficialSource[] }) {
  const locale = useLocale();
  const t = useTranslations('nurses.sources');
  return (
    <div className="mt-4 text-small text-text-soft">
      <p>{t('label')}</p>
      <ul className="flex flex-wrap gap-x-6">
        {ids.map((id) => (
          <li key={id}>
            <a className="text-link inline-block py-2.75" href={sourceHref(id, locale)} {...newTab}>
              {t(id)} ({hostOf(sourceHref(id, locale))})
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
