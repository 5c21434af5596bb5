import { type Locale, locales, localeTable } from '@/lib/locales';

/** Replaces the language prefix of a path, which need not be that of a page. */
export function switchPrefix(pathname: string, target: Locale): string {
  const current = locales.find((locale) => {
    const { prefix } = localeTable[locale];
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
  const rest = current ? pathname.slice(localeTable[current].prefix.length) : pathname;
  // `//` would start another host's URL, and browsers treat backslashes and tabs alike.
  return `${localeTable[target].prefix}/${rest.replace(/^[/\\\s]+/, '')}`;
}
