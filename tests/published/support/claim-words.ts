import type { Locale } from '@/lib/locales';
import { withoutBreakMarks } from '@/tests/support/texts';

/** The languages in which claims are checked. */
export const claimLocales = ['de', 'en', 'vas'] as const satisfies readonly Locale[];
type ClaimLocale = (typeof claimLocales)[number];

type Words = Readonly<Record<ClaimLocale, RegExp>>;

/** Stems of units, behind a number. */
const units = {
  days: { de: /tage?n?/, en: /days?/, vas: /dana?/ },
  weeks: { de: /wochen?/, en: /weeks?/, vas: /sedmic\p{L}+/u },
  months: { de: /monate?n?/, en: /months?/, vas: /mjesec\p{L}*/u },
  years: { de: /jahre?n?/, en: /years?/, vas: /godin\p{L}+/u },
  minutes: { de: /minuten?/, en: /minutes?/, vas: /minut\p{L}*/u },
  characters: { de: /zeichen/, en: /characters?/, vas: /znak\p{L}*/u },
  '€': { de: /euro/, en: /euros?/, vas: /eur\p{L}*/u },
} as const satisfies Record<string, Words>;

/** Words for a limit, before a number. */
const bounds = {
  '>': { de: /über|mehr als/, en: /over|more than|above/, vas: /preko|više od|iznad/ },
  '<': { de: /unter|weniger als/, en: /under|fewer than|less than/, vas: /manje od/ },
} as const satisfies Record<string, Words>;

const upTo = { de: /bis/, en: /to/, vas: /do/ } as const satisfies Words;

const numerals: Readonly<Record<ClaimLocale, Readonly<Record<string, string>>>> = {
  de: { zwei: '2', drei: '3', vier: '4', fünf: '5' },
  en: { two: '2', three: '3', four: '4', five: '5' },
  vas: { dva: '2', dvije: '2', tri: '3', četiri: '4', pet: '5' },
};

/** Claims without a number, by the stems of their words. */
const phrases = {
  turnover: { de: /fluktuation/, en: /turnover/, vas: /fluktuacij/ },
  'first application': { de: /erste bewerbung/, en: /first application/, vas: /prv\S+ prijav/ },
  'success-based': {
    de: /erfolgsabhängig/,
    en: /success-based/,
    vas: /(?:zavisi|zavisno) od uspjeha|samo u slučaju uspjeha/,
  },
  'no costs': { de: /nichts|kostenlos|kein/, en: /nothing|free|no /, vas: /ništa|besplatn|bez / },
  'direct contract': {
    de: /direkt\S* (?:arbeits)?vertrag/,
    en: /direct .*contract/,
    vas: /direkt\S* ugovor/,
  },
  fee: { de: /honorar/, en: /\bfee/, vas: /naknad/ },
  VAT: { de: /umsatzsteuer/, en: /\bvat\b/, vas: /pdv/ },
  free: { de: /kostenlos/, en: /free/, vas: /besplatn/ },
  immediate: { de: /sofort/, en: /immediate|at once|right away/, vas: /odmah/ },
  cancellable: { de: /kündbar|kündig/, en: /cancel/, vas: /otka/ },
  January: { de: /januar/, en: /january/, vas: /januar/ },
} as const satisfies Record<string, Words>;

type Phrase = keyof typeof phrases;

/** A number as `normalizeNumbers` writes it, or a phrase. */
export type ClaimPart = `${number | '<' | '>'}${string}` | 'B1' | 'B2' | Phrase;

const isPhrase = (part: string): part is Phrase => Object.hasOwn(phrases, part);

/** A text with its numbers in one form: `<2 weeks`, `3-4 months`, `500 €`, `100 %`. */
function normalizeNumbers(locale: ClaimLocale, text: string): string {
  let result = withoutBreakMarks(text.replace(/<\/?\w+>/g, ''))
    .replace(/\s+/g, ' ')
    .replace(/[–—]/g, '-')
    .toLowerCase();
  for (const [word, digit] of Object.entries(numerals[locale])) {
    result = result.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'), digit);
  }
  result = result
    .replace(new RegExp(`(\\d) ?(?:-|${upTo[locale].source}) ?(?=\\d)`, 'g'), '$1-')
    .replace(/€ ?(\d+)/g, '$1 €')
    .replace(/(\d) ?%/g, '$1 %');
  for (const [sign, byLocale] of Object.entries<Words>(bounds)) {
    result = result.replace(new RegExp(`(?:${byLocale[locale].source}) (?=\\d)`, 'g'), sign);
  }
  for (const [unit, byLocale] of Object.entries<Words>(units)) {
    const stem = byLocale[locale].source;
    result = result.replace(new RegExp(`(\\d) (?:${stem})(?!\\p{L})`, 'gu'), `$1 ${unit}`);
  }
  return result;
}

/** Whether a text contains a part of a claim. */
export function says(locale: ClaimLocale, text: string, part: ClaimPart): boolean {
  const found = normalizeNumbers(locale, text);
  if (isPhrase(part)) return phrases[part][locale].test(found);
  const number = part.toLowerCase().replace(/[+*?.]/g, '\\$&');
  return new RegExp(`(?<![\\d.,-])${number}(?![\\d\\p{L}])`, 'u').test(found);
}
