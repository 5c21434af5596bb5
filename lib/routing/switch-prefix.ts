import { type Locale, locales, localeTable } from '@/lib/locales';

/**
 * The address of an unknown page in another language: the target's prefix in place of the one
 * that stood there.
 *
 * @param pathname path part of the unknown address, starting with a slash
 */
export function switchPrefix(pathname: string, target: Locale): string {
  const current = locales.find((locale) => {
    const { prefix } = localeTable[locale];
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
  const rest = current ? pathname.slice(localeTable[current].prefix.length) : pathname;
  // Two slashes would name another host, and browsers read backslashes and tabs as slashes too.
  return `${localeTable[target].prefix}/${rest.replace(/^[/\\\s]+/, '')}`;
}
