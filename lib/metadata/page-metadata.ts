import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import linkPreviews from '@/generated/link-previews.json' with { type: 'json' };
import { getLocale } from '@/lib/i18n/locale';
import { defaultLocale, type Locale, locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import type { PageKey } from '@/lib/routing/table';
import { site } from '@/site.config';

/**
 * The absolute URL of a page. Next's `metadataBase` is not used, because it removes the trailing
 * slash of the home page.
 */
export function absoluteHref(locale: Locale, page: PageKey): string {
  return site.url + hrefFor(locale, page);
}

/** Metadata of all pages, including the not-found page. */
const sharedMetadata = {
  icons: {
    // The ICO file is first, because browsers that support SVG prefer the last one.
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: '/apple-touch-icon.png',
  },
  manifest: '/manifest.webmanifest',
  formatDetection: { telephone: false, email: false, address: false },
} satisfies Metadata;

/** hreflang tag → URL, for every language of a page, with German as `x-default`. */
export function languageAlternates(page: PageKey): Record<string, string> {
  const tagged = locales.flatMap((locale) =>
    localeTable[locale].hreflang.map((tag) => [tag, absoluteHref(locale, page)]),
  );
  return Object.fromEntries([...tagged, ['x-default', absoluteHref(defaultLocale, page)]]);
}

/** Search engines may show previews of any size. */
const indexable = {
  index: true,
  follow: true,
  'max-image-preview': 'large',
  'max-snippet': -1,
  'max-video-preview': -1,
} satisfies Metadata['robots'];

/** Longer titles are cut in search results. */
const maxTitleLength = 70;

/** A page's title with the company's name, if there is room for it. */
function withCompany(title: string): string {
  const whole = `${title} · ${site.company.shortName}`;
  // HTML writes an ampersand with five characters.
  return whole.replaceAll('&', '&amp;').length <= maxTitleLength ? whole : title;
}

/**
 * The metadata of a page in the route's language: title, description, canonical URL, alternates and
 * link previews, all with absolute URLs.
 */
export async function pageMetadata(page: PageKey): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations({ locale, namespace: `${page}.meta` });
  const url = absoluteHref(locale, page);
  const title = t('title');
  const description = t('description');
  const hero = await getTranslations({ locale, namespace: `${page}.hero` });
  // It shows the page's heading.
  const preview = { ...linkPreviews.size, type: 'image/png', alt: hero('title') };
  return {
    ...sharedMetadata,
    title: withCompany(title),
    description,
    alternates: { canonical: url, languages: languageAlternates(page) },
    robots: indexable,
    openGraph: {
      type: 'website',
      siteName: site.company.shortName,
      locale: localeTable[locale].ogLocale,
      alternateLocale: locales
        .filter((other) => other !== locale)
        .map((other) => localeTable[other].ogLocale),
      url,
      title,
      description,
      images: [{ url: site.url + linkPreviews.urls[locale][page], ...preview }],
    },
  };
}

/** The metadata of the not-found page: title and `noindex`. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound.meta');
  return {
    ...sharedMetadata,
    title: withCompany(t('title')),
    description: t('description'),
    robots: { index: false, follow: true },
  };
}
