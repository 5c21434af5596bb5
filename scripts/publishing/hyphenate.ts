import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type AnyNode, hasChildren, isTag, isText, Text } from 'domhandler';
import type { HyphenationPatterns } from 'hyphen';
import { markCharacters } from '@/lib/i18n/text-marks';
import { locales, localeTable } from '@/lib/locales';
import { islandSelector, type PageDocument } from '@/scripts/publishing/page-document';

/**
 * Elements without soft hyphens: code, form values, islands, `data-nohyphen`, and postal addresses,
 * which visitors copy.
 */
const excluded = `script, style, template, code, pre, kbd, samp, textarea, option, title, address,
  [data-nohyphen], ${islandSelector}`;

const softHyphen = '\u00ad';

/** Minimum letters of a hyphenated word: shorter ones fit the narrowest column. */
const minWordLength = 12;
/** Minimum letters before and after a break. */
const minPartLength = 4;

/** Long words that neither contain nor touch digits, underscores, or soft hyphens of the author. */
const longWords = new RegExp(
  `(?<![\\p{L}\\p{M}\\d_${softHyphen}])\\p{L}{${minWordLength},}(?![\\p{L}\\p{M}\\d_${softHyphen}])`,
  'gu',
);
/** E-mail addresses, URLs, file names and paths: visitors copy them. */
const copiedText = /@|:\/\/|^\/|[\p{L}\d]\.[\p{L}\d]/u;
/** Matches names like LinkedIn or PflegeAkademie, which are not hyphenated. */
const innerCapital = /\p{Ll}\p{Lu}/u;

const requireFromProject = createRequire(join(process.cwd(), 'package.json'));

/** Loads a pattern set. @throws a one-line error if there is no such set */
function loadPatterns(patternSet: string): HyphenationPatterns {
  try {
    return requireFromProject(`hyphen/${patternSet}/index.js`);
  } catch {
    throw new Error(
      `lib/locales.ts: hyphenation: the package "hyphen" has no patterns "${patternSet}"; expected the name of one of its folders, such as "de".`,
    );
  }
}

/** Hyphenated words; pages have most of their words in common. */
const cache = new Map<string, string>();

function hyphenateWord(word: string, patternSet: string): string {
  const key = `${patternSet} ${word}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const syllables = loadPatterns(patternSet).hyphenateSync(word, { hyphenChar: '-' }).split('-');
  let result = '';
  let position = 0;
  for (const syllable of syllables) {
    const isBreak = position >= minPartLength && word.length - position >= minPartLength;
    result += (isBreak ? softHyphen : '') + syllable;
    position += syllable.length;
  }
  cache.set(key, result);
  return result;
}

/**
 * Inserts soft hyphens (U+00AD) into the long words of a text. Chromium has no patterns for German
 * and Bosnian, so with `hyphens: auto` alone long words would overflow their column.
 *
 * @param text plain text; URLs and e-mail addresses in it are not changed
 * @param patternSet name of a folder of the package `hyphen`, such as `de`
 * @param exceptions words that get no soft hyphens
 */
export function insertSoftHyphens(
  text: string,
  patternSet: string,
  exceptions: readonly string[] = [],
): string {
  const hyphenateLong = (token: string) =>
    token.replace(longWords, (word) =>
      innerCapital.test(word) || exceptions.includes(word) ? word : hyphenateWord(word, patternSet),
    );
  return text
    .split(/(\s+)/)
    .map((token) => (copiedText.test(token) ? token : hyphenateLong(token)))
    .join('');
}

/** The pattern set for a BCP 47 tag, whose region is ignored; undefined for other languages. */
function patternSetForTag(tag: string): string | undefined {
  const [language] = tag.toLowerCase().split('-');
  const locale = locales.find((code) => {
    const { htmlLang, hreflang } = localeTable[code];
    return [htmlLang, ...hreflang].some((known) => known.toLowerCase().split('-')[0] === language);
  });
  return locale && localeTable[locale].hyphenation;
}

/** Positions for a word joiner: in 2–3, and after the short first part of E-Mail or Lern-App. */
const unbreakable =
  /(?<=\d–)(?=\d)|(?<=(?<![\p{L}\d.@/-])\p{L}{1,4}-)(?=\p{L}+(?![\p{L}@/-]|\.[\p{L}\d]))/gu;
/** The spaces after words of one letter, which must not be the end of a line, by language tag. */
const nonBreaking: ReadonlyMap<string, RegExp> = new Map(
  locales.flatMap((locale) => {
    const { htmlLang, nonBreakingWords } = localeTable[locale];
    if (nonBreakingWords === '') return [];
    return [
      [
        htmlLang,
        new RegExp(
          `(?<=(?:^|[\\s(„${markCharacters}])[${nonBreakingWords}]) (?=[^\\s${markCharacters}])`,
          'giu',
        ),
      ],
    ];
  }),
);

function preventBreaks(text: string, language: string): string {
  const spaces = nonBreaking.get(language);
  return (spaces ? text.replace(spaces, '\u00a0') : text).replace(unbreakable, '\u2060');
}

/** Positions after slashes between long words, as in Bosnisch/Kroatisch, but not in URLs. */
const afterSlash = /(?<=(?:^|[\s(„“])(?:[\p{L}\u00ad]{4,}\/)+)(?=[\p{L}\u00ad]{4})/u;

/** Adds break opportunities after slashes between words, which browsers do not provide. */
function breakAfterSlashes($: PageDocument, text: Text): void {
  const parts = text.data.split(afterSlash);
  if (parts.length === 1) return;
  const nodes = parts.flatMap((part, index) => {
    const words = new Text(part);
    return index === 0 ? [words] : [...$('<wbr>').get(), words];
  });
  $(text).replaceWith(nodes);
}

/**
 * Sets the break opportunities of a page's body: soft hyphens in long words by the language of
 * their element, breaks after slashes, no-break spaces and word joiners.
 */
export function hyphenate($: PageDocument, exceptions: readonly string[] = []): void {
  // A single search is much faster than a test of each element.
  const skipped: ReadonlySet<AnyNode> = new Set($(excluded).get());
  const visit = (node: AnyNode, inherited: string): void => {
    if (skipped.has(node)) return;
    const language = (isTag(node) && node.attribs['lang']) || inherited;
    // A copy, because a visit may replace its node.
    if (hasChildren(node)) for (const child of [...node.children]) visit(child, language);
    if (!isText(node)) return;
    const patternSet = patternSetForTag(language);
    if (patternSet === undefined) return;
    node.data = preventBreaks(insertSoftHyphens(node.data, patternSet, exceptions), language);
    breakAfterSlashes($, node);
  };
  for (const body of $('body').get()) visit(body, $('html').attr('lang') ?? '');
}
