import { useMessages, useTranslations } from 'next-intl';
import { academyTopics } from '@/components/sections/academy/sections';
import { services } from '@/components/sections/employers/services-and-costs';
import { useLocale } from '@/lib/i18n/locale';
import type { PageKey } from '@/lib/routing/table';
import { type GraphTexts, scriptText, structuredData } from '@/lib/structured-data/graph';
import { site } from '@/site.config';

/** JSON-LD of a page, made from its metadata and content. */
export function StructuredData({ page }: { page: PageKey }) {
  const locale = useLocale();
  const meta = useTranslations(`${page}.meta`);
  const employers = useTranslations('employers');
  const academy = useTranslations('academy');
  const { nav, footer } = useMessages().common;
  /** The names of pages in menu and footer. */
  const names: Partial<Record<PageKey, string>> = {
    ...nav.groups,
    ...footer,
    contact: nav.contact,
  };
  const texts: GraphTexts = {
    title: meta('title'),
    description: meta('description'),
    pageName: names[page] ?? meta('title'),
    ...(page === 'employers' && {
      service: {
        name: employers('services.title'),
        description: employers('hero.lead'),
        parts: services.map((service) => employers(`services.${service}.title`)),
      },
    }),
    ...(page === 'academy' && {
      course: {
        name: academy('hero.eyebrow'),
        description: academy('hero.lead'),
        parts: academyTopics.map((topic) => academy(`expect.items.${topic}.title`)),
      },
    }),
  };
  return (
    <script
      // Not executed; `scriptText` prevents text from closing the element.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape JSON's quotes
      dangerouslySetInnerHTML={{
        __html: scriptText(structuredData({ site, locale, page, texts })),
      }}
      type="application/ld+json"
    />
  );
}
