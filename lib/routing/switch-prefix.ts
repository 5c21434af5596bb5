import { type Locale, locales, localeTable } from '@/lib/locales';

/** Replaces the language prefix of a path. No page needs to exist at that path. */
export function switchPrefix(pathname: string, target: Locale): string {
  const current = locales.find((locale) => {
    const { prefix } = localeTable[locale];
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
  const rest = current ? pathname.slice(localeTable[current].prefix.length) : pathname;
  // `//` starts the URL of another host. Browsers treat backslashes as slashes, and ignore tabs.
  return `${localeTable[target].prefix}/${rest.replace(/^[/\\\s]+/, '')}`;
}
