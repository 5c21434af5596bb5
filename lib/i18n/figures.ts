import { amountTexts } from '@/lib/i18n/amounts';
import type { Locale } from '@/lib/locales';
import { durations } from '@/lib/plan/durations';

/** Figures that are written alike in every language, without their unit. */
const figures = {
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

/** Figures that each language writes in its own way. */
const ownFigures = {
  de: {
    /** Nurses who left their job, of those placed. */
    turnover: '5\u00a0%',
    /** Working days of § 3 and § 4 of the employers' terms. */
    reviewDays: 'fünf',
    /** Month until which the company has counted, as behind "until". */
    countedUntil: 'Januar\u00a02025',
    /** Month in which laws, fees and pay were last compared with the texts. */
    checkedIn: 'November\u00a02026',
  },
  en: {
    turnover: '5%',
    reviewDays: 'five',
    countedUntil: 'January\u00a02025',
    checkedIn: 'November\u00a02026',
  },
  vas: {
    turnover: '5\u00a0%',
    reviewDays: 'pet',
    countedUntil: 'januara\u00a02025',
    checkedIn: 'novembar\u00a02026',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Every figure and amount that texts may name in braces, as a language writes it. */
export function figureTexts(locale: Locale) {
  return { ...amountTexts(locale), ...figures, ...ownFigures[locale] };
}

/**
 * Writes figures and amounts into texts in place of their names in braces.
 *
 * @param texts a text, or a whole message file
 */
export function writeFigures(texts: string, locale: Locale): string {
  const figureOf = new Map<string, string>(Object.entries(figureTexts(locale)));
  return texts.replace(/\{(\w+)\}/g, (braces, name) => figureOf.get(name) ?? braces);
}
