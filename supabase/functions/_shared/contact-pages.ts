import { outcomeIds, type PlainOutcome } from './contact-answer.ts';
import { defaultLanguage, siteLanguages } from './site-languages.ts';

/** A language that the contact page is written in. */
export type ContactLocale = keyof typeof siteLanguages;

/** Whether a string is the code of such a language. */
export function isContactLocale(value: string): value is ContactLocale {
  return Object.hasOwn(siteLanguages, value);
}

/** The page of a language; without a known language, that of the default one. */
export function contactPageOf(locale: string | null): string {
  const known = locale !== null && isContactLocale(locale) ? locale : defaultLanguage;
  return siteLanguages[known].contactPage;
}

/** Where a post without scripts is led: the contact page, with what became of it. */
export function plainPostAddress(locale: string | null, outcome: PlainOutcome): string {
  return `${contactPageOf(locale)}#${outcomeIds[outcome]}`;
}
