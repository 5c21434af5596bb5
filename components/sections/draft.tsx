import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/layout/page-frame';
import { menuGroups } from '@/lib/routing/anchors';
import type { PageKey } from '@/lib/routing/table';

/** A page that is not written yet: its heading, and the sections that the menu links to. */
export function DraftPage({ page }: { page: Exclude<PageKey, 'home'> }) {
  const t = useTranslations();
  const group = menuGroups.find((candidate) => candidate.page === page);
  return (
    <PageFrame page={page}>
      <div className="content pt-12 pb-16 lg:pt-24 lg:pb-28">
        <h1 className="max-w-[16ch] text-display">{t(`${page}.hero.title`)}</h1>
        <p className="mt-6 max-w-measure text-lead text-text-soft">
          {t(`${page}.meta.description`)}
        </p>
        {group?.anchors.map((anchor) => (
          <section aria-labelledby={`${anchor}-title`} className="mt-14" id={anchor} key={anchor}>
            <h2 className="text-heading" id={`${anchor}-title`}>
              {t(`common.nav.sections.${anchor}`)}
            </h2>
          </section>
        ))}
      </div>
    </PageFrame>
  );
}
