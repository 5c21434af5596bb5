import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { HyphenationPatterns } from 'hyphen';
import { locales, localeTable } from '@/lib/locales';
import { germanCompoundBreaks, isGermanBreak } from '@/tooling/publishing/german-compounds';

/** What a language knows about its words beyond the patterns. */
type Refinement = {
  /** Breaks to prefer above all others. */
  compoundBreaks?: (word: string, breaks: readonly number[]) => number[];
  /** Whether a break after this syllable looks right. */
  isBreak?: (syllable: string) => boolean;
};

/** By pattern set; a language without an entry is hyphenated by its patterns alone. */
const refinements: Readonly<Record<string, Refinement>> = {
  de: { compoundBreaks: germanCompoundBreaks, isBreak: isGermanBreak },
};

const requireFromProject = createRequire(join(process.cwd(), 'package.json'));
const loaded = new Map<string, HyphenationPatterns>();

/**
 * The patterns of a set, loaded once.
 *
 * @param set name of its folder in the package `hyphen`
 * @throws an error of one line when there is no such set
 */
function patternsOf(set: string): HyphenationPatterns {
  const known = loaded.get(set);
  if (known) return known;
  try {
    const patterns: HyphenationPatterns = requireFromProject(`hyphen/${set}/index.js`);
    loaded.set(set, patterns);
    return patterns;
  } catch {
    throw new Error(
      `lib/locales.ts: hyphenation: the package "hyphen" has no patterns "${set}"; expected the name of one of its folders, such as "de".`,
    );
  }
}

const softHyphen = '\u00ad';

/** Shorter words fit the narrowest column in the largest size. */
const shortestWord = 12;
/** A part up to this length stays whole: few breaks, and only where they help. */
const longestPart = 14;
/** Letters that stay together at both ends of a word or of a part of it. */
const shortestEnd = 4;

const longWords = new RegExp(
  // Neither part of something with digits, nor broken by the author already. Bewerber:innen is one word.
  `(?<![\\p{L}\\p{M}\\d_${softHyphen}])(?:\\p{L}{${shortestWord},}(?::\\p{L}+)?|\\p{L}{7,}:\\p{L}{4,})(?![\\p{L}\\p{M}\\d_${softHyphen}])`,
  'gu',
);
/** E-mail and web addresses, file names, paths: copied by readers, so nothing invisible inside. */
const addressLike = /@|:\/\/|^\/|[\p{L}\d]\.[\p{L}\d]/u;
/** Names like LinkedIn or PflegeAkademie keep their owner's spelling. */
const innerCapital = /\p{Ll}\p{Lu}/u;

/** Some pattern sets part single consonants, which are no syllable. */
const vowel = /[aeiouyäöü]/i;

/** Splits a part that is too long at the permitted break nearest to its middle, and so on. */
function splitPart(start: number, end: number, breaks: readonly number[], limit: number): number[] {
  if (end - start <= limit) return [];
  const middle = (start + end) / 2;
  const [at] = breaks
    .filter((position) => position - start >= shortestEnd && end - position >= shortestEnd)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (at === undefined) return [];
  return [
    ...splitPart(start, at, breaks, longestPart),
    at,
    ...splitPart(at, end, breaks, longestPart),
  ];
}

/** The syllables of a word by its patterns, each with the position after it. */
function syllablesOf(word: string, patterns: HyphenationPatterns): { text: string; end: number }[] {
  let end = 0;
  return patterns
    .hyphenateSync(word, { hyphenChar: '-' })
    .split('-')
    .map((text) => {
      end += text.length;
      return { text, end };
    })
    .filter(({ text }) => vowel.test(text));
}

function hyphenateWord(word: string, set: string): string {
  if (innerCapital.test(word)) return word;
  const { compoundBreaks, isBreak } = refinements[set] ?? {};
  const syllables = syllablesOf(word, patternsOf(set));
  const preferred =
    compoundBreaks?.(
      word,
      syllables.map(({ end }) => end),
    ) ?? [];
  const breaks = syllables.filter(({ text }) => isBreak?.(text) ?? true).map(({ end }) => end);
  // Without a joint a word that is long enough gets one break at least.
  const limit = preferred.length > 0 ? longestPart : shortestWord - 1;
  // Verbraucher:innen breaks between the words of a compound, and nowhere else.
  const within = word.includes(':')
    ? []
    : [0, ...preferred].flatMap((start, index) =>
        splitPart(start, preferred[index] ?? word.length, breaks, limit),
      );
  const chosen = [...preferred, ...within].sort((a, b) => a - b);
  return [0, ...chosen]
    .map((start, index) => word.slice(start, chosen[index] ?? word.length))
    .join(softHyphen);
}

/**
 * The pattern set for a language tag, by the table of languages.
 *
 * @param tag BCP 47 tag of an element; a region is ignored
 * @returns undefined for a language that no row of the table speaks
 */
export function patternSetOf(tag: string): string | undefined {
  const [language] = tag.toLowerCase().split('-');
  const locale = locales.find((code) => {
    const { htmlLang, hreflang } = localeTable[code];
    return [htmlLang, ...hreflang].some((known) => known.toLowerCase().split('-')[0] === language);
  });
  return locale && localeTable[locale].hyphenation;
}

/**
 * Puts soft hyphens (U+00AD) into the long words of a text. Chromium brings no patterns for
 * German and Bosnian, so `hyphens: auto` alone would let long words leave their column.
 *
 * @param text plain text; addresses in it stay as they are
 * @param names words that are never broken
 */
export function withSoftHyphens(text: string, set: string, names: readonly string[] = []): string {
  return text
    .split(/(\s+)/)
    .map((token) =>
      addressLike.test(token)
        ? token
        : token.replace(longWords, (word) =>
            names.includes(word) ? word : hyphenateWord(word, set),
          ),
    )
    .join('');
}
