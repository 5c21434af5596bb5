import { locale as rootLocale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, locales } from '@/lib/locales';
import { namespaces } from '@/lib/messages/namespaces';

/**
 * Gives next-intl the texts of the route's language, or of one that is asked for by name, on the
 * server only.
 */
export default getRequestConfig(async ({ locale: named }) => {
  const requested = named ?? (await rootLocale());
  const locale = hasLocale(locales, requested) ? requested : defaultLocale;
  const files = await Promise.all(
    namespaces.map(async (namespace) => {
      const file = await import(`../../messages/${locale}/${namespace}.json`);
      return [namespace, file.default];
    }),
  );
  return { locale, messages: Object.fromEntries(files) };
});
