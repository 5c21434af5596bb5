import { outcomeIds, type PlainOutcome } from './contact-response.ts';
import { defaultLanguage, siteLanguages } from './site-languages.ts';

/** A language of the contact page. */
export type ContactLocale = keyof typeof siteLanguages;

/** Whether a string is the code of a language of the contact page. */
export function isContactLocale(value: string): value is ContactLocale {
  return Object.hasOwn(siteLanguages, value);
}

/** Path of a language's contact page; that of the default language for unknown ones. */
export function contactPageOf(locale: string | null): string {
  const known = locale !== null && isContactLocale(locale) ? locale : defaultLanguage;
  return siteLanguages[known].contactPage;
}

/** Redirect target after a form post without scripts: the contact page with the outcome's anchor. */
export function plainPostAddress(locale: string | null, outcome: PlainOutcome): string {
  return `${contactPageOf(locale)}#${outcomeIds[outcome]}`;
}
