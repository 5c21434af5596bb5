import { defaultLocale, type Locale } from '@/lib/locales';

/**
 * A page of an authority, in German and, if available, in a language that more readers understand.
 */
export type OfficialPage = { german: string; others?: string };

/** A section of a German law, by its path on gesetze-im-internet.de. */
export function lawPage(path: string): OfficialPage {
  return { german: `https://www.gesetze-im-internet.de/${path}` };
}

/** The address of an official page, in the version for the page's language. */
export function officialHref({ german, others = german }: OfficialPage, locale: Locale): string {
  return locale === defaultLocale ? german : others;
}

/** The Federal Government's portal on recognition. */
export const recognitionPortal = {
  label: 'Anerkennung in Deutschland',
  href: 'https://www.anerkennung-in-deutschland.de/',
} as const;
