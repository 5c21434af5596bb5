import { type Locale, localeTable } from '@/lib/locales';

/** Amounts in euros; texts have their names as arguments, see figures.ts. */
export const amounts = {
  /** What the company owes a candidate at most, by § 5 of the candidates' terms. */
  costLimit: 500,
  /** Fast-track procedure, § 47 (1) no. 15 AufenthV. */
  fastTrackFee: 411,
  /** National visa, § 46 (2) AufenthV. */
  visaFee: 75,
  /** Care minimum wage per hour from July 2026: assistants, one year of training, nurses. */
  assistantWage: 16.52,
  middleWage: 17.8,
  nurseWage: 21.03,
} as const;

type Amount = keyof typeof amounts;

/** An amount as a language writes it: 500 €, €17.80. */
function amountText(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(localeTable[locale].intl, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

/** Every amount as a language writes it, to be passed to texts. */
export function amountTexts(locale: Locale): Record<Amount, string> {
  return {
    costLimit: amountText(amounts.costLimit, locale),
    fastTrackFee: amountText(amounts.fastTrackFee, locale),
    visaFee: amountText(amounts.visaFee, locale),
    assistantWage: amountText(amounts.assistantWage, locale),
    middleWage: amountText(amounts.middleWage, locale),
    nurseWage: amountText(amounts.nurseWage, locale),
  };
}
