import { amountTexts, numberTexts } from '@/lib/i18n/numbers';
import { type Locale, locales } from '@/lib/locales';
import type { Rule } from '@/scripts/messages/text-rules';

type NumberName = keyof ReturnType<typeof numberTexts>;

const currency = '(?:€|EUR|Euro|euros?|eura)';

/** Finds an amount beside its currency, in any notation, also as the lower end of a range. */
function amountPattern(text: string): RegExp {
  const number = text.replace(/[^\d.,]/g, '').replace(/[.,]/g, '[.,]');
  // Matches no part of a longer number and no upper end of a range.
  const whole = `(?<![\\d.,–])${number}(?!\\d|[.,]\\d)(?:–[\\d.,]+)?`;
  return new RegExp(`${whole}\\s*${currency}|${currency}\\s*${number}(?!\\d|[.,]\\d)`, 'u');
}

/** Stems of the counted nouns in all languages. */
const units = {
  months: '(?:Monat|month|mjesec)',
  weeks: '(?:Woche|week|sedmic)',
  minutes: '(?:Minut|minut)',
  days: '(?:Tag|day|dan)',
  workingDays: '(?:Arbeitstag|working|radn)',
  nurses: '(?:Pflege|Vermittl|placed|nurse|placement|medicinsk|zapošljavanj)',
} as const;

type Pattern = (text: string) => RegExp;

/** Finds a number or a range before its unit; `others` are further notations of the number. */
const countPattern =
  (unit: keyof typeof units, others = ''): Pattern =>
  (text) => {
    const range = text.replace('–', '\\s*(?:[–-]|bis|to|do|and|i|und)\\s*');
    return new RegExp(`(?<![\\p{L}\\d.,–-])(?:${range}${others})[\\s-]*${units[unit]}`, 'iu');
  };

/** Finds a text as it is, with any kind of spaces. */
const literalPattern: Pattern = (text) =>
  new RegExp(`(?<![\\d.,])${text.replaceAll(/\s|(?=%)/g, '\\s*')}`, 'u');

/** Finds each shared number that is not an amount, if it is written out instead of its name. */
const numberPatterns: Readonly<Partial<Record<NumberName, Pattern>>> = {
  startMonths: countPattern('months'),
  firstDayMonths: countPattern('months'),
  introducedMonths: countPattern('months'),
  employerMonths: countPattern('months'),
  noGermanMonths: countPattern('months'),
  courseMonths: countPattern('months'),
  applicationWeeks: (text) =>
    new RegExp(`${countPattern('weeks')(text).source}|^<\\s*${text}$`, 'imu'),
  profileMinutes: countPattern('minutes', '|zwei|two|dvije'),
  bonusDays: countPattern('days'),
  paymentDays: countPattern('days'),
  reviewDays: countPattern('workingDays', '|5'),
  placed: countPattern('nurses'),
  statisticsYears: (text) =>
    new RegExp(
      `(?<=\\p{L}\\s)${text}\\s(?=Jahren bis|years to|years$|godine do|Jahren$|godine$)`,
      'mu',
    ),
  pool: (text) => new RegExp(`(?<!\\d)${text}\\s*\\+`, 'u'),
  nursesLeftPercent: literalPattern,
  statisticsUntil: literalPattern,
  factsCheckedIn: literalPattern,
};

function languagePatterns(locale: Locale): readonly (readonly [name: string, pattern: RegExp])[] {
  const amounts = Object.keys(amountTexts(locale));
  return Object.entries(numberTexts(locale)).flatMap(([name, text]) => {
    const make = amounts.includes(name)
      ? amountPattern
      : new Map(Object.entries(numberPatterns)).get(name);
    return make === undefined ? [] : [[name, make(text)] as const];
  });
}

const patterns = new Map(locales.map((locale) => [locale, languagePatterns(locale)]));

/** Numbers and amounts that several texts share are written as placeholders. */
export const numberPlaceholders: Rule = {
  find: ({ locale, variants }) => {
    const plain = variants.join('\n');
    return (patterns.get(locale) ?? []).flatMap(([name, pattern]) => {
      const match = pattern.exec(plain);
      if (match === null) return [];
      // Patterns end with the stem of a word.
      const ending = /^\p{L}*/u.exec(plain.slice(match.index + match[0].length))?.[0] ?? '';
      return [`"${`${match[0]}${ending}`.trim()}" is written by hand; write {${name}}`];
    });
  },
};
