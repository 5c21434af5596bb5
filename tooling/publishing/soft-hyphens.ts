import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { HyphenationPatterns } from 'hyphen';
import { locales, localeTable } from '@/lib/locales';
import { germanCompoundBreaks, isGermanBreak } from '@/tooling/publishing/german-compounds';

/** Language-specific rules in addition to the hyphenation patterns. */
type Refinement = {
  /** Selects the preferred breaks. */
  compoundBreaks?: (word: string, breaks: readonly number[]) => number[];
  /** Whether a break after this syllable is acceptable. */
  isBreak?: (syllable: string) => boolean;
};

/** Rules by pattern set. */
const refinements: Readonly<Record<string, Refinement>> = {
  de: { compoundBreaks: germanCompoundBreaks, isBreak: isGermanBreak },
};

const requireFromProject = createRequire(join(process.cwd(), 'package.json'));
const loaded = new Map<string, HyphenationPatterns>();

/**
 * Loads the patterns of a set, once.
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

/** Minimum letters of a hyphenated word: shorter ones fit the narrowest column in the largest size. */
const minWord = 12;
/** Maximum letters of a part without a break inside, to keep breaks few. */
const maxPart = 14;
/** Minimum letters before and after a break. */
const minEnd = 4;

const longWords = new RegExp(
  // Not adjacent to digits or to soft hyphens by the author. Bewerber:innen is one word.
  `(?<![\\p{L}\\p{M}\\d_${softHyphen}])(?:\\p{L}{${minWord},}(?::\\p{L}+)?|\\p{L}{7,}:\\p{L}{4,})(?![\\p{L}\\p{M}\\d_${softHyphen}])`,
  'gu',
);
/** E-mail addresses, URLs, file names, paths: visitors copy them, so they get no invisible characters. */
const addressLike = /@|:\/\/|^\/|[\p{L}\d]\.[\p{L}\d]/u;
/** Names like LinkedIn or PflegeAkademie are not hyphenated. */
const innerCapital = /\p{Ll}\p{Lu}/u;

/** Some pattern sets split off single consonants, which are not syllables. */
const vowel = /[aeiouyäöü]/i;

/** Splits a part that is too long at the permitted break nearest to its middle, recursively. */
function splitPart(start: number, end: number, breaks: readonly number[], limit: number): number[] {
  if (end - start <= limit) return [];
  const middle = (start + end) / 2;
  const [at] = breaks
    .filter((position) => position - start >= minEnd && end - position >= minEnd)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (at === undefined) return [];
  return [...splitPart(start, at, breaks, maxPart), at, ...splitPart(at, end, breaks, maxPart)];
}

/** The syllables of a word by its patterns, each with its end position. */
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
  // A word without compound breaks gets at least one break.
  const limit = preferred.length > 0 ? maxPart : minWord - 1;
  // Verbraucher:innen breaks only between the parts of a compound.
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

const hyphenated = new Map<string, string>();

/** As `hyphenateWord`, once for each word: pages share most of theirs. */
function knownOrHyphenated(word: string, set: string): string {
  const key = `${set} ${word}`;
  const known = hyphenated.get(key) ?? hyphenateWord(word, set);
  hyphenated.set(key, known);
  return known;
}

/**
 * The pattern set for a language tag, from the table of languages.
 *
 * @param tag BCP 47 tag of an element; the region is ignored
 * @returns undefined for a language that is not in the table
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
 * Inserts soft hyphens (U+00AD) into the long words of a text. Chromium has no patterns for German and
 * Bosnian, so with `hyphens: auto` alone long words would overflow their column.
 *
 * @param text plain text; addresses in it are not changed
 * @param names words that are never hyphenated
 */
export function withSoftHyphens(text: string, set: string, names: readonly string[] = []): string {
  return text
    .split(/(\s+)/)
    .map((token) =>
      addressLike.test(token)
        ? token
        : token.replace(longWords, (word) =>
            names.includes(word) ? word : knownOrHyphenated(word, set),
          ),
    )
    .join('');
}
