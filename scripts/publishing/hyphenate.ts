import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type AnyNode, hasChildren, isTag, isText, Text } from 'domhandler';
import type { HyphenationPatterns } from 'hyphen';
import { copiedText, preventBreaks } from '@/lib/i18n/prevent-breaks';
import { markCharacters } from '@/lib/i18n/text-marks';
import { type Locale, localeFromTag, locales, localeTable } from '@/lib/locales';
import { islandSelector, type PageDocument } from '@/scripts/publishing/page-document';
import { UserError } from '@/scripts/support/command';

/** Elements whose text does not change: code, form values, and islands, which hydrate. */
const unchanged = `script, style, template, code, pre, kbd, samp, textarea, option, title,
  ${islandSelector}`;
/** Elements without soft hyphens: postal addresses, which visitors copy, and names. */
const unhyphenated = 'address, [data-nohyphen]';

const softHyphen = '\u00ad';

/** Minimum letters of a hyphenated word: shorter ones fit the narrowest column. */
const minWordLength = 12;
/** Soft hyphens with fewer than four letters before or after them. */
const edgeHyphens = /(?<!(?:\p{L}\u00ad?){4})\u00ad|\u00ad(?!(?:\u00ad?\p{L}){4})/gu;

/** Long words that neither contain nor touch digits, underscores, or soft hyphens of the author. */
const longWords = new RegExp(
  `(?<![\\p{L}\\p{M}\\d_${softHyphen}])\\p{L}{${minWordLength},}(?![\\p{L}\\p{M}\\d_${softHyphen}])`,
  'gu',
);
/** Matches names like LinkedIn or PflegeAkademie, which are not hyphenated. */
const innerCapital = /\p{Ll}\p{Lu}/u;

const requireFromProject = createRequire(join(process.cwd(), 'package.json'));

/** Hyphenates a word. @throws a one-line error if there is no such pattern set */
function hyphenateWord(word: string, patternSet: string): string {
  let patterns: HyphenationPatterns;
  try {
    patterns = requireFromProject(`hyphen/${patternSet}`);
  } catch {
    throw new UserError(
      `lib/locales.ts: hyphenation: the package "hyphen" has no patterns "${patternSet}"; expected the name of one of its folders, such as "de".`,
    );
  }
  return patterns.hyphenateSync(word).replace(edgeHyphens, '');
}

/**
 * Inserts soft hyphens (U+00AD) into the long words of a text. Chromium has no patterns for German
 * and Bosnian, so with `hyphens: auto` alone long words would overflow their column.
 *
 * @param text plain text; URLs and e-mail addresses in it are not changed
 * @param patternSet name of a folder of the package `hyphen`, such as `de`
 * @param names matches names, which get no soft hyphens
 */
function insertSoftHyphens(text: string, patternSet: string, names: RegExp): string {
  const hyphenateLong = (word: string) =>
    innerCapital.test(word) ? word : hyphenateWord(word, patternSet);
  const hyphenateToken = (token: string) =>
    copiedText.test(token) ? token : token.replace(longWords, hyphenateLong);
  return text
    .split(names)
    .map((part, index) =>
      index % 2 === 1 ? part : part.split(/(\s+)/).map(hyphenateToken).join(''),
    )
    .join('');
}

/** Matches each of these names, whatever its spaces. */
function namesPattern(names: readonly string[]): RegExp {
  const patterns = names.map((name) =>
    name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+'),
  );
  return new RegExp(`(?<!\\p{L})(${patterns.join('|') || '(?!)'})(?!\\p{L})`, 'u');
}

/** The spaces after words of one letter, which must not be the end of a line, by language. */
const nonBreaking: ReadonlyMap<Locale, RegExp> = new Map(
  locales.flatMap((locale) => {
    const words = localeTable[locale].nonBreakingWords;
    const pattern = `(?<=(?:^|[\\s(„${markCharacters}])[${words}]) (?=[^\\s${markCharacters}])`;
    return words === '' ? [] : [[locale, new RegExp(pattern, 'giu')]];
  }),
);

/** Prevents breaks in ranges such as 2–3, and after words of one letter. */
function preventLocalBreaks(text: string, locale: Locale): string {
  const spaces = nonBreaking.get(locale);
  const joined = text.replace(/(?<=\d–)(?=\d)/g, '\u2060');
  return spaces ? joined.replace(spaces, '\u00a0') : joined;
}

/**
 * Positions after slashes between long words, as in Bosnisch/Kroatisch, and after dots and at signs
 * before the long parts of an address, as in www.pflegebruecke.example.org.
 */
const breakPositions =
  /(?<=(?:^|[\s(„“])(?:[\p{L}\u00ad]{4,}\/)+)(?=[\p{L}\u00ad]{4})|(?<=[\p{L}\d][.@])(?=\p{Ll}{5})/u;

/** Adds break opportunities that browsers do not provide. */
function addBreaks($: PageDocument, text: Text): void {
  const parts = text.data.split(breakPositions);
  if (parts.length === 1) return;
  const nodes = parts.flatMap((part, index) => {
    const words = new Text(part);
    return index === 0 ? [words] : [...$('<wbr>').get(), words];
  });
  $(text).replaceWith(nodes);
}

/** Keeps punctuation in the line of the button before it: browsers break on both sides of a button. */
function keepPunctuation($: PageDocument, text: Text): void {
  const [punctuation] = /^[,.;:!?)“”]+/.exec(text.data) ?? [];
  const button = $(text).prev('button');
  if (punctuation === undefined || button.get(0) !== text.prev) return;
  text.data = text.data.slice(punctuation.length);
  button.wrap('<span class="whitespace-nowrap"></span>').after(punctuation);
}

/**
 * Sets the break opportunities of a page's body: soft hyphens in long words by the language of
 * their element, breaks after slashes and in addresses, no-break spaces and word joiners.
 *
 * @param companyNames get no soft hyphens, because visitors copy them
 */
export function hyphenate($: PageDocument, companyNames: readonly string[]): void {
  const unbroken = namesPattern(companyNames);
  // A single search is much faster than a test of each element.
  const search = (selector: string): ReadonlySet<AnyNode | null> =>
    new Set($(selector).find('*').addBack().get());
  const skipped = search(unchanged);
  const names = search(unhyphenated);
  const setBreaks = (text: Text, language: string): void => {
    const locale = localeFromTag(language);
    if (locale === undefined) return;
    keepPunctuation($, text);
    text.data = preventLocalBreaks(preventBreaks(text.data), locale);
    if (!names.has(text.parent)) {
      text.data = insertSoftHyphens(text.data, localeTable[locale].hyphenation, unbroken);
    }
    addBreaks($, text);
  };
  const visit = (node: AnyNode, inherited: string): void => {
    if (skipped.has(node)) return;
    const language = (isTag(node) && node.attribs['lang']) || inherited;
    // A copy, because a visit may replace its node.
    if (hasChildren(node)) for (const child of [...node.children]) visit(child, language);
    if (isText(node)) setBreaks(node, language);
  };
  for (const body of $('body').get()) visit(body, $('html').attr('lang') ?? '');
}
