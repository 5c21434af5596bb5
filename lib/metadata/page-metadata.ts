import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { defaultLocale, type Locale, locales, localeTable } from '@/lib/locales';
import { cardImage } from '@/lib/metadata/card-image';
import { hrefFor } from '@/lib/routing/addresses';
import type { PageKey } from '@/lib/routing/table';
import { site } from '@/site.config';

/**
 * The absolute address of a page. Next is handed finished addresses and no `metadataBase`: with
 * one it would take the slash off the home page's.
 */
export function absoluteHref(locale: Locale, page: PageKey): string {
  return site.url + hrefFor(locale, page);
}

/** What every page has, the not-found page too. */
const shared = {
  icons: {
    // The old format first: browsers that know SVG prefer the last one.
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: '/apple-touch-icon.png',
  },
  manifest: '/manifest.webmanifest',
  formatDetection: { telephone: false, email: false, address: false },
} satisfies Metadata;

/** hreflang tag → address, for every language of a page, with German as `x-default`. */
export function alternatesOf(page: PageKey): Record<string, string> {
  const tagged = locales.flatMap((locale) =>
    localeTable[locale].hreflang.map((tag) => [tag, absoluteHref(locale, page)]),
  );
  return Object.fromEntries([...tagged, ['x-default', absoluteHref(defaultLocale, page)]]);
}

/** Results may show as much of a page as they like: nothing of it is for sale. */
const listed = {
  index: true,
  follow: true,
  'max-image-preview': 'large',
  'max-snippet': -1,
  'max-video-preview': -1,
} satisfies Metadata['robots'];

/**
 * The metadata of a page in the language of the route: title, description, canonical address,
 * alternates, and the cards of link previews, all with absolute addresses.
 */
export async function pageMetadata(page: PageKey): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations({ locale, namespace: `${page}.meta` });
  const address = absoluteHref(locale, page);
  const title = t('title');
  const description = t('description');
  const image = await cardImage(locale, page);
  return {
    ...shared,
    title: `${title} · ${site.company.shortName}`,
    description,
    alternates: { canonical: address, languages: alternatesOf(page) },
    robots: listed,
    openGraph: {
      type: 'website',
      siteName: site.company.shortName,
      locale: localeTable[locale].ogLocale,
      alternateLocale: locales
        .filter((other) => other !== locale)
        .map((other) => localeTable[other].ogLocale),
      url: address,
      title,
      description,
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [{ url: image.url, alt: image.alt }],
    },
  };
}

/** The metadata of the not-found page: a title, and nothing for search engines. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound.meta');
  return {
    ...shared,
    title: `${t('title')} · ${site.company.shortName}`,
    description: t('description'),
    robots: { index: false, follow: true },
  };
}
