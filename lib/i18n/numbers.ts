import { amounts, numbers, type Quantity } from '@/lib/facts';
import { inflectNouns } from '@/lib/i18n/nouns';
import { type Locale, localeTable } from '@/lib/locales';
import { durationsAsOf } from '@/lib/plan/durations';
import { earlyEndValues } from '@/lib/site/channels';
import company from '@/messages/company.json' with { type: 'json' };
import { site } from '@/site.config';

const { figures } = company;

/** A month with its year in a language: November 2026. */
function monthText(month: string, locale: Locale): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeTable[locale].intl, options)
    .format(new Date(month))
    .replace(/\.$/, '')
    .replaceAll(' ', '\u00a0');
}

/** First month of the company's statistics. */
function statisticsFrom(): string {
  const month = new Date(figures.statisticsUntil);
  month.setUTCMonth(month.getUTCMonth() + 1 - 12 * figures.statisticsYears);
  return month.toISOString();
}

/** A month, or its name alone, after a preposition: bis August 2025, do augusta 2025, u oktobru. */
export function inflectMonth(month: string, after: 'from' | 'in', locale: Locale): string {
  const ending = localeTable[locale].monthEndings[after];
  if (ending === '') return month;
  // BHS: januara, but juna of juni and oktobra of oktobar.
  return month.replace(/(?:(?<=b)ar|i)?(?=\u00a0|$)/, (own) => (own === 'ar' ? 'r' : '') + ending);
}

/** A number or a range in the notation of a language, with one decimal place at most: 1,5–3. */
function quantityText(value: Quantity, locale: Locale, options?: Intl.NumberFormatOptions): string {
  const format = new Intl.NumberFormat(localeTable[locale].intl, {
    maximumFractionDigits: 1,
    ...options,
  });
  const { from, to } = typeof value === 'number' ? { from: value, to: value } : value;
  if (from === to) return format.format(from);
  // BHS has spaces around the dash, and English repeats the sign of a currency.
  return format.formatRange(from, to).replace(/\s*–\s*€?/, '–');
}

/** A whole amount or a range in the notation of a language: 500 €, €100–600. */
export const eurosText = (value: Quantity, locale: Locale): string =>
  quantityText(value, locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** Every value of a table as text. */
function textsOf<Name extends string>(
  table: Readonly<Record<Name, Quantity>>,
  toText: (value: Quantity) => string,
): Record<Name, string> {
  const texts = Object.entries<Quantity>(table).map(([name, value]) => [name, toText(value)]);
  return Object.fromEntries(texts);
}

const localTexts = (locale: Locale) => ({
  ...textsOf(amounts, (value) => eurosText(value, locale)),
  ...textsOf(numbers, (value) => quantityText(value, locale)),
  /** Months after the start in which an employment may end early, by `optional.earlyEnd`. */
  earlyEndMonths: quantityText(earlyEndValues(site).months, locale),
  /** Share of the nurses placed who have left their job, by the company's statistics. */
  nursesLeftPercent: quantityText(figures.nursesLeftPercent / 100, locale, { style: 'percent' }),
  /** First and last month of the company's statistics, in the form after "from" and "until". */
  statisticsFrom: inflectMonth(monthText(statisticsFrom(), locale), 'from', locale),
  statisticsUntil: inflectMonth(monthText(figures.statisticsUntil, locale), 'from', locale),
  /** Month in which laws, fees, pay and durations were last compared with the texts. */
  factsCheckedIn: monthText(durationsAsOf, locale),
});

/** Numbers that a language writes as a word, or inflected. */
const exceptions: Partial<Record<Locale, Partial<ReturnType<typeof localTexts>>>> = {
  de: { reviewDays: 'fünf' },
  en: { reviewDays: 'five' },
  vas: {
    nursesLeftPercent: `${quantityText(figures.nursesLeftPercent, 'vas')}\u00a0%`,
    reviewDays: 'pet',
  },
};

/** Every number and amount that texts may use as a placeholder, in the notation of a language. */
export const numberTexts = (locale: Locale) => ({ ...localTexts(locale), ...exceptions[locale] });

/**
 * Returns a function that replaces the placeholders of numbers and amounts in a text, and writes the
 * nouns after them in the form that the number requires.
 */
export function fillInNumbers(locale: Locale): (text: string) => string {
  const values = numberTexts(locale);
  const textByName = new Map<string, string>(Object.entries(values));
  return (text) =>
    inflectNouns(text, values, locale).replace(
      /\{(\w+)\}/g,
      (braces, name) => textByName.get(name) ?? braces,
    );
}
