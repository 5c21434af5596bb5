import { locale as rootLocale } from 'next/root-params';
import { IntlErrorCode } from 'next-intl';
import { getRequestConfig, type RequestConfig } from 'next-intl/server';
import { areTextsMarked, markMessages } from '@/lib/i18n/mark-messages';
import { mapTexts } from '@/lib/i18n/message-tree';
import { preventBreaks } from '@/lib/i18n/prevent-breaks';
import { readMessages } from '@/lib/i18n/read-messages';
import { defaultLocale, isLocale, localeFromTag, localeTable } from '@/lib/locales';

/** Message errors, which the page itself reports in development. */
const messageErrors: readonly IntlErrorCode[] = [
  IntlErrorCode.MISSING_MESSAGE,
  IntlErrorCode.INVALID_MESSAGE,
  IntlErrorCode.INSUFFICIENT_PATH,
  IntlErrorCode.INVALID_KEY,
];

const isDevelopment = process.env.NODE_ENV === 'development';

/** In development, Next's error overlay is for code errors only. */
const developmentOptions: Pick<RequestConfig, 'onError'> = {
  onError: (error) => {
    if (!messageErrors.includes(error.code)) console.error(error);
  },
};

/** A missing text or value is an error in builds. */
const buildOptions: Pick<RequestConfig, 'getMessageFallback'> = {
  getMessageFallback: ({ error, key, namespace }) => {
    const [file, ...path] = `${namespace}.${key}`.split('.');
    const isUnfilled = error.code === IntlErrorCode.FORMATTING_ERROR;
    const fix = isUnfilled ? 'no code fills in this placeholder or tag; correct the text: ' : '';
    throw new Error(`messages/*/${file}.json: ${path.join('.')}: ${fix}${error.message}`);
  },
};

/**
 * Provides next-intl with the messages of the route's language, or of an explicitly requested one.
 * Server only.
 */
export default getRequestConfig(async ({ locale: requestedLocale }) => {
  const requested = requestedLocale ?? (await rootLocale());
  const locale = isLocale(requested) ? requested : (localeFromTag(requested) ?? defaultLocale);
  const plain = mapTexts(await readMessages(locale), preventBreaks);
  const messages = areTextsMarked() ? await markMessages(plain, locale) : plain;
  const { intl } = localeTable[locale];
  return { locale: intl, messages, ...(isDevelopment ? developmentOptions : buildOptions) };
});
