/**
 * Path of the contact page in each language. Duplicates the routing table, because only this
 * folder is deployed with the functions; a test compares both.
 */
export const contactPages = {
  de: '/kontakt',
  en: '/en/contact',
  vas: '/vas/kontakt',
} as const;

/** A language of the contact page. */
export type ContactLocale = keyof typeof contactPages;

/** Whether a string is the code of a language of the contact page. */
export function isContactLocale(value: string): value is ContactLocale {
  return Object.hasOwn(contactPages, value);
}

/** Path of a language's contact page; the German one for unknown languages. */
export function contactPageOf(locale: string | null): string {
  return contactPages[locale !== null && isContactLocale(locale) ? locale : 'de'];
}

/** Ids of the elements that the contact page shows (`:target`) after a form post without scripts. */
export const outcomeIds = { thanks: 'danke', failure: 'fehler' } as const;

/** Redirect target after a form post without scripts: the contact page with the outcome's anchor. */
export function plainPostAddress(locale: string | null, outcome: keyof typeof outcomeIds): string {
  return `${contactPageOf(locale)}#${outcomeIds[outcome]}`;
}
