import type { Problem } from '@/lib/i18n/text-problem';
import { type Locale, locales, localeTable } from '@/lib/locales';
import { readIcu } from '@/tooling/messages/icu';
import type { MessageFile } from '@/tooling/messages/message-file';

const everyMark = new Set<string>(locales.flatMap((locale) => localeTable[locale].quotationMarks));

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

/** Punctuation problems of one text. */
function markProblems(locale: Locale, text: string): string[] {
  const [open, close] = localeTable[locale].quotationMarks;
  const marks = `${open}…${close}`;
  const problems: string[] = [];
  if (text.includes('"')) problems.push(`straight quotation mark; write ${marks}`);
  if (text.includes("'")) problems.push('straight apostrophe; write ’');

  const foreign = [...everyMark].filter((mark) => mark !== open && mark !== close);
  const found = foreign.filter((mark) => text.includes(mark));
  if (found.length > 0) {
    problems.push(`${found.join(' and ')} of another language; write ${marks}`);
  } else if (count(text, open) !== count(text, close)) {
    problems.push(`a quotation that does not open and close as ${marks}`);
  }
  return problems;
}

/** What a number must stand beside, in any language. */
const units =
  '€|%|Euro|Monat|Woche|Tag|Jahr|Stunde|Minute|Uhr|month|week|day|year|hour|minute|mjesec|sedmic|dan|godin|sat|KB|MB|km|mg';
const abbreviations = '§|Art\\.|Abs\\.|Nr\\.|Buchst\\.|no\\.|[Ss]ections?|čl\\.|st\\.|br\\.';

/** A number that a line break could part from its unit or its paragraph sign. */
const loose = new RegExp(
  `[\\d.,]*\\d (?:${units})\\p{L}*|(?<!\\p{L})(?:${abbreviations}) \\d+\\p{L}?`,
  'u',
);

/** Problems with spaces in one text. */
function spaceProblems(text: string): string[] {
  const problems: string[] = [];
  if (text.trim() !== '' && text !== text.trim()) {
    problems.push('a space at the beginning or end; remove it');
  }
  if (/[ \t\u00A0]{2,}/.test(text.trim())) problems.push('two spaces in a row; leave one');
  const parted = loose.exec(text)?.[0];
  if (parted !== undefined) {
    problems.push(
      `a line may break inside "${parted}"; write a no-break space there (Alt+0160, on a Mac Option+Space)`,
    );
  }
  return problems;
}

/** Punctuation and spaces that violate typographic rules. */
export function checkTypography({ file, locale, messages }: MessageFile): Problem[] {
  return [...messages].flatMap(([key, text]) => {
    const message = readIcu(text);
    // Apostrophes of the ICU syntax are not part of the text, so the parsed text is checked.
    const readings = 'error' in message ? [] : message.readings;
    const found = readings.flatMap((reading) => [
      ...markProblems(locale, reading),
      ...spaceProblems(reading),
    ]);
    return [...new Set(found)].map((line) => ({ file, key, message: line }));
  });
}
