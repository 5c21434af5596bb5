import type { MetadataRoute } from 'next';
import { absoluteHref, languageAlternates } from '@/lib/metadata/page-metadata';
import { pageVariants } from '@/lib/routing/addresses';

export const dynamic = 'force-static';

/**
 * Every page with its translations. No `lastmod`: the date of a page's last content change is not
 * known, and a wrong date is worse than none.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return pageVariants.map(({ locale, page }) => ({
    url: absoluteHref(locale, page),
    alternates: { languages: languageAlternates(page) },
  }));
}
