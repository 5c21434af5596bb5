import { amountTexts } from '@/lib/i18n/amounts';
import { figureTexts } from '@/lib/i18n/figures';
import type { Problem } from '@/lib/i18n/text-problem';
import type { Locale } from '@/lib/locales';
import { readIcu } from '@/tooling/messages/icu';
import type { MessageFile } from '@/tooling/messages/message-file';

type Figure = keyof ReturnType<typeof figureTexts>;

const currency = '(?:€|EUR|Euro|euros?|eura)';

/** Finds an amount in whatever way it is written beside its currency. */
function amountPattern(text: string): RegExp {
  const number = text.replace(/[^\d.,]/g, '').replace(/[.,]/g, '[.,]');
  // Neither the end of a longer number nor the start of one.
  const whole = `(?<![\\d.,])${number}(?!\\d|[.,]\\d)`;
  return new RegExp(`${whole}\\s*${currency}|${currency}\\s*${number}(?!\\d|[.,]\\d)`, 'u');
}

/** Stems of what is counted. */
const units = {
  months: '(?:Monat|month|mjesec)',
  weeks: '(?:Woche|week|sedmic)',
  minutes: '(?:Minut|minut)',
  days: '(?:Tag|day|dan)',
  workingDays: '(?:Arbeitstag|working|radn)',
  nurses: '(?:Pflege|Vermittl|placed|nurse|placement|medicinsk|zapošljavanj)',
} as const;

/** Finds a number, or numbers written alike, before its unit. */
function countPattern(number: string, unit: keyof typeof units): RegExp {
  const range = number.replace('–', '\\s*(?:[–-]|bis|to|do|and|i|und)\\s*');
  return new RegExp(`(?<![\\p{L}\\d.,–-])(?:${range})[\\s-]*${units[unit]}`, 'iu');
}

/** Finds a text as it is, with any spaces. */
const literally = (text: string) => new RegExp(text.replaceAll(/\s/g, '\\s*'), 'u');

/** How each figure that is no amount looks when written by hand. */
function figurePatterns(locale: Locale): readonly (readonly [Figure, RegExp])[] {
  const texts = figureTexts(locale);
  return [
    ['startMonths', countPattern(texts.startMonths, 'months')],
    ['employerMonths', countPattern(texts.employerMonths, 'months')],
    ['courseMonths', countPattern(texts.courseMonths, 'months')],
    [
      'applicationWeeks',
      new RegExp(`${countPattern(texts.applicationWeeks, 'weeks').source}|^<\\s*2$`, 'imu'),
    ],
    ['profileMinutes', countPattern(`${texts.profileMinutes}|zwei|two|dvije`, 'minutes')],
    ['bonusDays', countPattern(texts.bonusDays, 'days')],
    ['paymentDays', countPattern(texts.paymentDays, 'days')],
    ['reviewDays', countPattern(`${texts.reviewDays}|5`, 'workingDays')],
    ['placed', countPattern(texts.placed, 'nurses')],
    ['countedYears', /(?<=\p{L}\s)3\s(?=Jahren bis|years to|years$|godine do|Jahren$|godine$)/mu],
    ['pool', new RegExp(`(?<!\\d)${texts.pool}\\s*\\+`, 'u')],
    ['turnover', new RegExp(`(?<![\\d.,])${texts.turnover.replaceAll(/\s*%/g, '\\s*%')}`, 'u')],
    ['countedUntil', literally(texts.countedUntil)],
    ['checkedIn', literally(texts.checkedIn)],
  ];
}

/** Figures and amounts that a text writes by hand although they have one value for all texts. */
export function checkFigures({ file, locale, messages }: MessageFile): Problem[] {
  const patterns = [
    ...Object.entries(amountTexts(locale)).map(
      ([name, text]) => [name, amountPattern(text)] as const,
    ),
    ...figurePatterns(locale),
  ];
  return [...messages].flatMap(([key, text]) => {
    const message = readIcu(text);
    const plain = 'error' in message ? text : message.readings.join('\n');
    return patterns.flatMap(([name, pattern]): Problem[] => {
      const match = pattern.exec(plain);
      if (match === null) return [];
      // Patterns end with the stem of a word.
      const [found] = match;
      const ending = /^\p{L}*/u.exec(plain.slice(match.index + found.length))?.[0] ?? '';
      return [{ file, key, message: `"${`${found}${ending}`.trim()}" by hand; write {${name}}` }];
    });
  });
}
