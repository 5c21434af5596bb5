import { type Locale, locales, localeTable } from '@/lib/locales';

/**
 * The path of an unknown page in another language: replaces the language prefix.
 *
 * @param pathname path of the unknown page, starting with a slash
 */
export function switchPrefix(pathname: string, target: Locale): string {
  const current = locales.find((locale) => {
    const { prefix } = localeTable[locale];
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
  const rest = current ? pathname.slice(localeTable[current].prefix.length) : pathname;
  // `//` would start another host's URL, and browsers treat backslashes and tabs alike.
  return `${localeTable[target].prefix}/${rest.replace(/^[/\\\s]+/, '')}`;
}
