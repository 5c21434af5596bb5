import { defaultLocale, type Locale } from '@/lib/locales';

/** A page of an authority: in German, and where there is one, in a language more readers know. */
export type OfficialPage = { german: string; others?: string };

/** The paragraph of a German law, from its path at gesetze-im-internet.de. */
export function lawPage(path: string): OfficialPage {
  return { german: `https://www.gesetze-im-internet.de/${path}` };
}

/** The address of an official page for readers of a language. */
export function officialHref({ german, others = german }: OfficialPage, locale: Locale): string {
  return locale === defaultLocale ? german : others;
}
