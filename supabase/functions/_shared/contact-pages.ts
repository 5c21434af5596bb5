import { outcomeIds, type PlainOutcome } from './contact-answer.ts';

/**
 * Address of the contact page in each language of the site. It repeats what the routing table
 * says, because nothing outside this folder is deployed with the functions; a test compares them.
 */
export const contactPages = {
  de: '/kontakt',
  en: '/en/contact',
  vas: '/vas/kontakt',
} as const;

/** A language that the contact page is written in. */
export type ContactLocale = keyof typeof contactPages;

/** Whether a string is the code of such a language. */
export function isContactLocale(value: string): value is ContactLocale {
  return Object.hasOwn(contactPages, value);
}

/** The page of a language; without a known language, the German one. */
export function contactPageOf(locale: string | null): string {
  return contactPages[locale !== null && isContactLocale(locale) ? locale : 'de'];
}

/** Where a post without scripts is led: the contact page, with what became of it. */
export function plainPostAddress(locale: string | null, outcome: PlainOutcome): string {
  return `${contactPageOf(locale)}#${outcomeIds[outcome]}`;
}
