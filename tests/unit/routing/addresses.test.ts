import { type Locale, locales } from '@/lib/locales';
import { aliases, hrefFor, pageByAddress, pageVariants } from '@/lib/routing/addresses';
import { decide } from '@/lib/routing/decide';
import { type PageKey, pageKeys } from '@/lib/routing/table';

describe('hrefFor', () => {
  it.each<[locale: Locale, page: PageKey, anchor: string | undefined, href: string]>([
    ['de', 'home', undefined, '/'],
    ['en', 'home', undefined, '/en/'],
    ['vas', 'home', undefined, '/vas/'],
    ['de', 'nurses', undefined, '/krankenpfleger'],
    ['en', 'terms', undefined, '/en/terms'],
    ['vas', 'nurses', undefined, '/vas/medicinske-sestre'],
    ['de', 'home', 'faq', '/#faq'],
    ['en', 'employers', 'prozess', '/en/employers#prozess'],
    ['vas', 'home', 'faq', '/vas/#faq'],
  ])('%s %s %s', (locale, page, anchor, href) => {
    expect(hrefFor(locale, page, anchor)).toBe(href);
  });

  it('gives every page in every language an address of its own, which shows that page', () => {
    expect(pageVariants).toHaveLength(locales.length * pageKeys.length);
    expect(pageByAddress.size).toBe(pageVariants.length);
    for (const variant of pageVariants) {
      const address = hrefFor(variant.locale, variant.page);
      expect(pageByAddress.get(address)).toEqual(variant);
      expect(decide(address)).toEqual({ kind: 'page', ...variant });
    }
  });

  it('ends no address with a slash but those of the homes', () => {
    const withSlash = [...pageByAddress].filter(([address]) => address.endsWith('/'));
    expect(withSlash.map(([, { page }]) => page)).toEqual(locales.map(() => 'home'));
  });
});

describe('aliases', () => {
  it('are the six that were promised', () => {
    expect(Object.fromEntries(aliases)).toEqual({
      '/employers': 'employers',
      '/poslodavci': 'employers',
      '/nurses': 'nurses',
      '/medicinske-sestre': 'nurses',
      '/akademija': 'academy',
      '/contact': 'contact',
    });
  });

  it('hide no page', () => {
    expect([...aliases.keys()].filter((address) => pageByAddress.has(address))).toEqual([]);
  });
});
