import type { Locale } from '@/lib/locales';

/**
 * The pages of the site by key, with their slug in every language. The key is also the name of
 * their folder under `app/[locale]/` and of their message file.
 */
export const slugs = {
  home: { de: '', en: '', vas: '' },
  employers: { de: 'arbeitgeber', en: 'employers', vas: 'poslodavci' },
  nurses: { de: 'krankenpfleger', en: 'nurses', vas: 'medicinske-sestre' },
  academy: { de: 'academy', en: 'academy', vas: 'akademija' },
  contact: { de: 'kontakt', en: 'contact', vas: 'kontakt' },
  terms: { de: 'agb', en: 'terms', vas: 'uslovi' },
  imprint: { de: 'impressum', en: 'imprint', vas: 'impressum' },
  privacy: { de: 'datenschutz', en: 'privacy', vas: 'privatnost' },
} as const satisfies Record<string, Record<Locale, string>>;

export type PageKey = keyof typeof slugs;

/** All pages in the order of the table. */
export const pageKeys: readonly PageKey[] = Object.keys(slugs).filter((key): key is PageKey =>
  Object.hasOwn(slugs, key),
);

/** Pages whose slugs in other languages, without a prefix, redirect to the German page. */
export const aliasedPages: readonly PageKey[] = ['employers', 'nurses', 'academy', 'contact'];

/**
 * Former paths of pages in any language, such as `employers: ['/kliniken', '/en/hospitals']`. They
 * lead to the page of their language.
 */
export const formerPaths: Readonly<Partial<Record<PageKey, readonly string[]>>> = {};
