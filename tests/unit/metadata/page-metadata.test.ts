/** @jest-environment node */
import type { Metadata } from 'next';
import { namespaces } from '@/lib/i18n/namespaces';
import { locales, localeTable } from '@/lib/locales';
import { alternatesOf, notFoundMetadata, pageMetadata } from '@/lib/metadata/page-metadata';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import { filledSite } from '@/tests/support/filled-site';
import { textsIn, textsOf } from '@/tests/support/texts';

const mockRoute = { locale: locales[0] ?? 'de' };

/** The text of the route's language under its whole key, `home.hero.title`. */
function mockText(key: string): string | undefined {
  const namespace = namespaces.find((name) => key.startsWith(`${name}.`));
  if (namespace === undefined) return undefined;
  return new Map(textsIn(mockRoute.locale, namespace)).get(key.slice(namespace.length + 1));
}

jest.mock('@/site.config', () => {
  const { site } = jest.requireActual('@/site.config');
  const url = 'https://www.pflegeweg.de';
  return { site: { ...site, url, company: { ...site.company, shortName: 'Pflegeweg' } } };
});
jest.mock('next-intl/server', () => ({
  getLocale: async () => mockRoute.locale,
  getTranslations: async (asked: string | { namespace?: string }) => {
    const inside = typeof asked === 'string' ? asked : asked.namespace;
    return (key: string) => mockText(inside ? `${inside}.${key}` : key);
  },
}));

/** Every tag under which a page is listed. */
const tags = [...locales.flatMap((locale) => localeTable[locale].hreflang), 'x-default'];

/** Every address in a page's metadata, however deep. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:https?:)?\/\//.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(addressesIn)
    : [];
}

describe.each(pageVariants)('metadata of $locale/$page', ({ locale, page }) => {
  let metadata: Metadata;
  beforeAll(async () => {
    mockRoute.locale = locale;
    metadata = await pageMetadata(page);
  });
  const t = textsOf(locale);

  it('names page and company', () => {
    expect(metadata.title).toBe(`${t(`${page}.meta.title`)} · Pflegeweg`);
    expect(metadata.description).toBe(t(`${page}.meta.description`));
    expect(metadata.openGraph).toMatchObject({
      siteName: 'Pflegeweg',
      locale: localeTable[locale].ogLocale,
    });
  });

  it('has absolute addresses of the configured site only', () => {
    const addresses = addressesIn(metadata);
    // Canonical, the alternates, the page and its picture for Open Graph, the picture again.
    expect(addresses).toHaveLength(tags.length + 4);
    expect(addresses.filter((address) => !address.startsWith(`${filledSite.url}/`))).toEqual([]);
    expect(metadata.alternates?.canonical).toBe(filledSite.url + hrefFor(locale, page));
  });

  it('shows a large card with a picture that is described', () => {
    const [image] = [metadata.openGraph?.images].flat();
    expect(image).toEqual({
      url: expect.stringMatching(`^${filledSite.url}/og/${locale}/${page}\\.png\\?v=[\\da-f]{10}$`),
      width: 1200,
      height: 630,
      type: 'image/png',
      alt: expect.stringContaining(t(`${page}.hero.title`)),
    });
    expect(metadata.twitter).toMatchObject({ card: 'summary_large_image' });
  });

  it('may be listed, with a large picture', () => {
    expect(metadata.robots).toMatchObject({
      index: true,
      follow: true,
      'max-image-preview': 'large',
    });
  });
});

it('names the same alternates in every language', () => {
  const alternates = alternatesOf('nurses');
  expect(Object.keys(alternates).sort()).toEqual([...tags].sort());
  expect(alternates).toMatchObject({
    de: 'https://www.pflegeweg.de/krankenpfleger',
    en: 'https://www.pflegeweg.de/en/nurses',
    bs: 'https://www.pflegeweg.de/vas/medicinske-sestre',
    hr: 'https://www.pflegeweg.de/vas/medicinske-sestre',
    'sr-Latn': 'https://www.pflegeweg.de/vas/medicinske-sestre',
    'x-default': 'https://www.pflegeweg.de/krankenpfleger',
  });
});

it.each(locales)('keeps the not-found page of %s out of every list', async (locale) => {
  mockRoute.locale = locale;
  const metadata = await notFoundMetadata();
  expect(metadata.robots).toEqual({ index: false, follow: true });
  expect(metadata.title).toBe(`${textsOf(locale)('notFound.meta.title')} · Pflegeweg`);
  expect([metadata.alternates, metadata.openGraph]).toEqual([undefined, undefined]);
});
