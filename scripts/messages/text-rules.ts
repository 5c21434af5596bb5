import { numberTexts } from '@/lib/i18n/numbers';
import { defaultLocale, type Locale, locales, localeTable } from '@/lib/locales';
import type { IcuMessage } from '@/scripts/messages/message-file';

type Text = IcuMessage & { locale: Locale; source: string };

/** Finds the problems of one text, each described in one line. */
export type Rule = (text: Text) => readonly string[];

const joinVariants = ({ variants }: Text) => variants.join('\n');

const notEmpty: Rule = ({ source }) => (source.trim() === '' ? ['empty; write the text'] : []);

/** Markup of other formats, and tags that are not closed, with the way to write them. */
const shownMarkup: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [/<\/?\p{L}[^<>]*>/u, 'write an opening and a closing tag'],
  [/&#?\w+;/, 'write the character itself'],
  [/\*\*|__|`|\]\(/, 'write it without Markdown'],
];

/** Arguments are not shared numbers, plurals have all forms, and no markup would be shown. */
const completeSyntax: Rule = (text) => {
  const forms = text.plurals.flatMap(({ value, options, pluralType }) => {
    const rules = new Intl.PluralRules(localeTable[text.locale].intl, {
      type: pluralType ?? 'cardinal',
    });
    const needed: readonly string[] = rules.resolvedOptions().pluralCategories;
    return needed
      .filter((form) => !Object.hasOwn(options, form))
      .map((form) => `{${value}}: ${form}`);
  });
  const markup = shownMarkup.flatMap(([pattern, fix]) => {
    const found = pattern.exec(joinVariants(text))?.[0];
    return found === undefined ? [] : `${found} would be shown as text; ${fix}`;
  });
  // Shared numbers are filled in before ICU reads a text.
  const names = text.source.match(/(?<=\{)\w+(?=\s*,)/g) ?? [];
  const shared = names.filter((name) => numbers.includes(`{${name}}`));
  return [
    ...shared.map((name) => `{${name}, …}: a shared number; write {${name}} alone`),
    ...(forms.length > 0 ? [`lacks plural forms of this language: ${forms.join(', ')}`] : []),
    ...markup,
  ];
};

const allQuotationMarks = new Set<string>(
  locales.flatMap((locale) => localeTable[locale].quotationMarks),
);

/** Quotation marks and apostrophes are those of the language. */
function quotationProblems(locale: Locale, text: string): string[] {
  const [open, close] = localeTable[locale].quotationMarks;
  const marks = `${open}…${close}`;
  const problems: string[] = [];
  if (text.includes('"')) problems.push(`straight quotation mark; write ${marks}`);
  if (text.includes("'")) problems.push('straight apostrophe; write ’');
  const foreign = [...allQuotationMarks].filter(
    (mark) => !marks.includes(mark) && text.includes(mark),
  );
  if (foreign.length > 0) {
    problems.push(`${foreign.join(' and ')} of another language; write ${marks}`);
  } else if (text.split(open).length !== text.split(close).length) {
    problems.push(`a quotation that does not open and close as ${marks}`);
  }
  return problems;
}

/** Characters of a wrong encoding, invisible ones, and parts of letters. */
const unreadable = /\ufffd|[\u200b\u200e\u200f\ufeff]|\p{M}/u;

function spaceProblems(text: string): string[] {
  const trimmed = text.trim();
  const problems: string[] = [];
  const code = unreadable.exec(text)?.[0].codePointAt(0)?.toString(16).toUpperCase();
  if (code === 'FFFD') problems.push('is not in UTF-8; save the file as UTF-8');
  else if (code) problems.push(`contains the invisible sign U+${code}; type the word again`);
  if (trimmed !== '' && text !== trimmed) {
    problems.push('a space at the beginning or end; remove it');
  }
  if (/[ \t\u00A0]{2,}/.test(trimmed)) problems.push('two spaces in a row; leave one');
  return problems;
}

/** Punctuation and spaces follow the typography of the language. */
export const typography: Rule = ({ locale, variants }) => {
  // The parsed variants do not contain the apostrophes of the ICU syntax.
  const all = variants.flatMap((one) => [...quotationProblems(locale, one), ...spaceProblems(one)]);
  return [...new Set(all)];
};

/** Words that begin with a capital letter in texts of a language, because they address the reader. */
const addressInLowerCase: Partial<Record<Locale, RegExp>> = {
  vas: /(?<!\p{L})v(?:i|as|am|ama|aš\p{L}*)(?!\p{L})/u,
};

const formOfAddress: Rule = (text) => {
  const found = addressInLowerCase[text.locale]?.exec(joinVariants(text))?.[0];
  return found === undefined ? [] : [`"${found}": write the form of address with a capital letter`];
};

/** The placeholders of numbers, which are the same in every language. */
const numbers = Object.keys(numberTexts(defaultLocale)).map((name) => `{${name}}`);

/** A rule that a text has these placeholders and tags, and no others but shared numbers. */
export function parametersRule(kept: readonly string[]): Rule {
  return ({ parameters }) => {
    const missing = kept.filter((one) => !parameters.has(one));
    const unknown = [...parameters].filter((one) => ![...kept, ...numbers].includes(one));
    return [
      ...missing.map((one) => `${one}: missing or misspelt; write as before`),
      ...unknown.map((one) => {
        const similar = numbers.filter((name) => name.startsWith(one.slice(0, 7))).join(' ');
        return `${one}: unknown here; correct or remove it${similar && `; known: ${similar}`}`;
      }),
    ];
  };
}

/** The rules that check a text on its own. */
export const textRules: readonly Rule[] = [notEmpty, completeSyntax, typography, formOfAddress];

/** File in a language's message folder: its terms, and the words to avoid. */
export const glossaryFile = 'glossary.txt';

/** Words to avoid, and the term to use instead. */
export type Glossary = readonly { pattern: RegExp; instead: string }[];

/** The pattern of an entry, which matches whole words. */
function entryPattern(entry: string): RegExp {
  const words = entry.split(' ').map((word) => {
    const start = word.startsWith('*') ? `\\p{L}*${word.slice(1)}` : word;
    return `${start}[\\p{L}\\p{M}]*`;
  });
  return new RegExp(`(?<!\\p{L})${words.join('[\\s,]+')}`, 'iu');
}

/**
 * Parses a language's glossary.
 *
 * @param text one line per term: the term, a colon, and the entries to avoid, separated by commas.
 *   An entry is one or more consecutive words. A word matches as a prefix, to include inflections:
 *   `anerk` matches anerkannt, Anerkennung. A leading star also matches the end of a compound:
 *   `*fachkr` matches Fachkraft, Pflegefachkräfte. Case is ignored
 */
export function parseGlossary(text: string): Glossary {
  return text.split('\n').flatMap((line) => {
    const [instead = '', ...rest] = line.split(':');
    const entries = rest.join(':').split(',');
    return entries.flatMap((entry) =>
      entry.trim() === '' ? [] : { pattern: entryPattern(entry.trim()), instead },
    );
  });
}

/** The rule that no text uses words to avoid. */
export function wordingRule(glossary: Glossary): Rule {
  return ({ locale, variants }) => {
    // Soft hyphens and decomposed letters would prevent a match.
    const plain = variants.join('\n').normalize('NFC').replaceAll('\u00AD', '');
    return glossary.flatMap(({ pattern, instead }) => {
      const words = pattern.exec(plain)?.[0].replace(/\s+/g, ' ');
      const file = `messages/${locale}/${glossaryFile}`;
      return words === undefined ? [] : `says "${words}"; write: ${instead}; see ${file}`;
    });
  };
}
