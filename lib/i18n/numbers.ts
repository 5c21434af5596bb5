import { amountTexts } from '@/lib/i18n/amounts';
import { type Locale, localeTable } from '@/lib/locales';
import { durations } from '@/lib/plan/durations';

/** Figures that are written alike in every language, without their unit. */
const numbers = {
  /** Months from employment contract and decision letter to the first day at work. */
  startMonths: '2–3',
  /** Months from an employer's first call to the first day at work. */
  employerMonths: '3–4',
  /** Months of an adaptation course. */
  courseMonths: `${durations.course.from}–${durations.course.to}`,
  /** Weeks until the first application, at most. */
  applicationWeeks: '2',
  /** Minutes for a profile. */
  profileMinutes: '2',
  /** Days until the joining bonus is paid, by § 5 of the candidates' terms. */
  bonusDays: '30',
  /** Days until an invoice is due, by § 5 of the employers' terms. */
  paymentDays: '14',
  /** The company's own count: nurses placed in so many years, nurses in the pool. */
  placed: '500',
  countedYears: '3',
  pool: '50',
} as const;

/** How a language writes a month of a year: November 2026. */
function monthText(year: number, month: number, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTable[locale].intl, { month: 'long', year: 'numeric' })
    .format(new Date(year, month - 1))
    .replace(/\.$/, '')
    .replaceAll(' ', '\u00a0');
}

/** Figures that each language writes in its own way. */
const localFigures = (locale: Locale) => ({
  /** Nurses who left their job, of those placed. */
  turnover: new Intl.NumberFormat(localeTable[locale].intl, { style: 'percent' }).format(0.05),
  /** Working days of § 3 and § 4 of the employers' terms. */
  reviewDays: '5',
  /** Month until which the company has counted, as behind "until". */
  countedUntil: monthText(2025, 1, locale),
  /** Month in which laws, fees and pay were last compared with the texts. */
  checkedIn: monthText(2026, 11, locale),
});

/** Where a language writes a figure otherwise: as a word, or inflected. */
const exceptions: Partial<Record<Locale, Partial<ReturnType<typeof localFigures>>>> = {
  de: { reviewDays: 'fünf' },
  en: { reviewDays: 'five' },
  vas: { turnover: '5\u00a0%', reviewDays: 'pet', countedUntil: 'januara\u00a02025' },
};

/** Every figure and amount that texts may name in braces, as a language writes it. */
export function numberTexts(locale: Locale) {
  return { ...amountTexts(locale), ...numbers, ...localFigures(locale), ...exceptions[locale] };
}

/**
 * Writes figures and amounts into texts in place of their names in braces.
 *
 * @param texts a text, or a whole message file
 */
export function fillInNumbers(texts: string, locale: Locale): string {
  const numberOf = new Map<string, string>(Object.entries(numberTexts(locale)));
  return texts.replace(/\{(\w+)\}/g, (braces, name) => numberOf.get(name) ?? braces);
}
