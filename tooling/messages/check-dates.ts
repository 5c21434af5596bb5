import type { Problem } from '@/lib/i18n/text-problem';
import { type Locale, localeTable } from '@/lib/locales';
import { readIcu } from '@/tooling/messages/icu';
import type { MessageFile } from '@/tooling/messages/message-file';

/** A month of BHS as a pattern: juli and jula, septembar and septembra. */
function inAnyCase(name: string): string {
  return `${name.replace(/i$/, '').replace(/bar$/, 'ba?r')}[aui]?(?!\\p{L})`;
}

/** Names of the months in a language, as alternatives of a pattern. */
function monthsOf(locale: Locale): string {
  const month = new Intl.DateTimeFormat(localeTable[locale].intl, {
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 1)))
    .map((name) => (locale === 'vas' ? inAnyCase(name) : name))
    .join('|');
}

/** Dates in figures alone, which readers of other countries read in another order. */
const inFigures = String.raw`\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}/\d{1,2}/\d{2,4}\b`;

/** How a language writes a date in a sentence, and how it does not. */
type DateForm = { example: string; wrong: readonly RegExp[] };

const forms: Partial<Record<Locale, DateForm>> = {
  de: {
    example: '15. Juli 2025',
    wrong: [new RegExp(`${inFigures}|\\b\\d{1,2}\\s(?:${monthsOf('de')})\\b`, 'u')],
  },
  en: {
    example: '15 July 2025',
    wrong: [
      new RegExp(`${inFigures}|\\b\\d{1,2}\\.\\d{1,2}\\.\\d{4}\\b`, 'u'),
      new RegExp(`\\b(?:${monthsOf('en')})\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}\\b`, 'u'),
      new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th|\\.)\\s(?:of\\s)?(?:${monthsOf('en')})\\b`, 'u'),
    ],
  },
  vas: {
    example: '15. juli 2025.',
    wrong: [
      new RegExp(`${inFigures}|\\b\\d{1,2}\\s(?:${monthsOf('vas')})`, 'iu'),
      // The year is an ordinal: a full stop, or the mark that takes its place.
      new RegExp(`(?:${monthsOf('vas')})\\s\\d{4}(?=\\s\\p{L})`, 'iu'),
    ],
  },
};

/** Dates that are not written as the language writes them. */
export function checkDates({ file, locale, messages }: MessageFile): Problem[] {
  const form = forms[locale];
  if (form === undefined) return [];
  return [...messages].flatMap(([key, text]) => {
    const message = readIcu(text);
    const plain = 'error' in message ? text : message.readings.join('\n');
    return form.wrong.flatMap((wrong): Problem[] => {
      const found = wrong.exec(plain)?.[0];
      if (found === undefined) return [];
      return [{ file, key, message: `date "${found}"; write it as ${form.example}` }];
    });
  });
}
