import { locale as rootLocale } from 'next/root-params';
import { hasLocale, IntlErrorCode } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { readMessages } from '@/lib/i18n/read-messages';
import { defaultLocale, locales } from '@/lib/locales';

/** Errors of texts, which the page itself names while somebody writes. */
const namedOnThePage: readonly IntlErrorCode[] = [
  IntlErrorCode.MISSING_MESSAGE,
  IntlErrorCode.INVALID_MESSAGE,
  IntlErrorCode.INSUFFICIENT_PATH,
  IntlErrorCode.INVALID_KEY,
];

/** Keeps Next's overlay for mistakes in the code. */
const whileWriting = {
  onError: (error: Error & { code: IntlErrorCode }) => {
    if (!namedOnThePage.includes(error.code)) console.error(error);
  },
};

/**
 * Gives next-intl the texts of the route's language, or of one that is asked for by name, on the
 * server only.
 */
export default getRequestConfig(async ({ locale: named }) => {
  const requested = named ?? (await rootLocale());
  const locale = hasLocale(locales, requested) ? requested : defaultLocale;
  const messages = await readMessages(locale);
  return { locale, messages, ...(process.env.NODE_ENV === 'development' && whileWriting) };
});
