import type { Locale } from '@/lib/locales';

/** How a language's words are compared. */
type WordRules = {
  /** Spellings that count as one, in words without diacritics. */
  spellings: readonly (readonly [from: RegExp, to: string])[];
  /** Endings of inflected forms, and the fewest letters that have to stay in front of them. */
  endings: RegExp;
  /** Words that say nothing about the subject, as `foldWord` writes them. */
  empty: string;
};

/** A language without a row finds whole words and their beginnings. */
const rules: Readonly<Partial<Record<Locale, WordRules>>> = {
  de: {
    spellings: [],
    endings: /^(.{4,}?)(?:ungen|ung|innen|erin|ern|em|en|er|es|e|n|s|t)$/,
    empty: `
der die das den dem des ein eine einen einem einer und oder ich du sie wir ihr man es ist sind
wird werden hat haben mit fur von vom zu zum zur im in an am auf aus bei wie was wer wo wann
welche welcher welches kann muss mein meine meinen mir mich darf soll wenn dass denn mal bitte
etwas sehr so auch noch nur da hier uber lassen deutschland`,
  },
  en: {
    spellings: [],
    endings: /^(.{3,}?)(?:[ai]tions?|i[sz]e[sd]?|ies|ied|ing|ed|es|s|e|y)$/,
    empty: `
the a an and or i you we they he she it is are be do does did can could will would my your our
me to of for in on at with from how what who where when which much if get have must should there
about per new too any germany`,
  },
  vas: {
    // Ekavian and ijekavian, and đ written as dj; to pay, apart from Croatian plaća.
    spellings: [
      [/^placa(?:m|s|mo|te|ju|ti)$/, 'placanje'],
      [/dj/g, 'd'],
      [/i?je/g, 'e'],
    ],
    endings: /^(.{3,}?)(?:ama|ima|og|eg|om|em|im|ih|am|mo|te|a|e|i|o|u|j)$/,
    empty: `
i a ili da se je su sam si smo ste li u na o od do iz s sa za po kod pri ja ti on ona mi vi oni
sta sto ko koji koja koje kako kada kad gde koliko kolika moj moja moje mogu moze moram jesam
ima imam treba ako biti bez
novi nova novo njemacka nemacka njemacku nemacku njemackoj nemackoj`,
  },
};

const noRules: WordRules = { spellings: [], endings: /$^/, empty: '' };
const rulesOf = (locale: Locale): WordRules => rules[locale] ?? noRules;

/** A run of letters and digits is a word. */
const words = /[\p{L}\p{N}]+/gu;

/** The words of a text, as they are written. */
export function wordsOf(text: string): string[] {
  return text.match(words) ?? [];
}

/** A word in small letters without diacritics; ae, oe and ue count as umlauts. */
function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1');
}

/**
 * What stays the same in the forms of a word: folded, without its endings.
 *
 * @returns undefined for a word that says nothing about the subject
 */
export function stemOf(word: string, locale: Locale): string | undefined {
  const { spellings, endings, empty } = rulesOf(locale);
  const folded = foldWord(word);
  if (empty.split(/\s+/).includes(folded)) return;
  let stem = spellings.reduce((form, [from, to]) => form.replace(from, to), folded);
  for (let form = ''; form !== stem; ) {
    form = stem;
    stem = form.replace(endings, '$1');
  }
  return stem;
}
