import { locale as rootLocale } from 'next/root-params';
import { hasLocale, IntlErrorCode } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { areTextsMarked, markMessages } from '@/lib/i18n/mark-messages';
import { readMessages } from '@/lib/i18n/read-messages';
import { defaultLocale, locales } from '@/lib/locales';

/** Message errors, which the page itself reports in development. */
const namedOnThePage: readonly IntlErrorCode[] = [
  IntlErrorCode.MISSING_MESSAGE,
  IntlErrorCode.INVALID_MESSAGE,
  IntlErrorCode.INSUFFICIENT_PATH,
  IntlErrorCode.INVALID_KEY,
];

type MessageFailure = { error: Error; key: string; namespace?: string | undefined };

const isDevelopment = process.env.NODE_ENV === 'development';

/** In development, Next's error overlay is for code errors only. */
const whileWriting = {
  onError: (error: Error & { code: IntlErrorCode }) => {
    if (!namedOnThePage.includes(error.code)) console.error(error);
  },
};

/** A page that lacks a text, or a value of one, is not built. */
const whileBuilding = {
  getMessageFallback: ({ error, key, namespace }: MessageFailure): never => {
    throw new Error(`${namespace}.${key}: ${error.message}`);
  },
};

/**
 * Provides next-intl with the messages of the route's language, or of an explicitly requested one.
 * Server only.
 */
export default getRequestConfig(async ({ locale: named }) => {
  const requested = named ?? (await rootLocale());
  const locale = hasLocale(locales, requested) ? requested : defaultLocale;
  const plain = await readMessages(locale);
  const messages = areTextsMarked() ? await markMessages(plain, locale) : plain;
  return { locale, messages, ...(isDevelopment ? whileWriting : whileBuilding) };
});
