import type { Locale } from '@/lib/locales';

/** Rules to compare the words of a language. */
type WordRules = {
  /** Equivalent spellings, in words without diacritics. */
  spellings: readonly (readonly [from: RegExp, to: string])[];
  /** Endings of inflected forms, after a minimum number of letters. */
  endings: RegExp;
  /** Words without a meaning for the search, as returned by `foldWord`. */
  stopWords: string;
};

/** The rules of each language. A language without rules finds whole words and their beginnings. */
const rules: Readonly<Partial<Record<Locale, WordRules>>> = {
  de: {
    spellings: [],
    endings: /^(.{4,}?)(?:ungen|ung|innen|erin|ern|em|en|er|es|e|n|s|t)$/,
    stopWords: `
der die das den dem des ein eine einen einem einer und oder aber ob ich du er sie es wir ihr man
bin bist ist sind sein war wird werden werde wurde hat habe haben will wollen mochte mocht
kann konnen konnt konnte muss mussen darf durfen soll sollen sollte gibt geht mit fur von vom zu
zum zur im in ins an am auf aus bei beim nach um als wie was wer wen wem wo wann warum welche
welcher welches welchen wieviel mein meine meinen meiner dein deine eure unser unsere ihre ihren
mir mich dir dich sich uns euch ihnen dies diese dieser dieses nicht kein keine wenn dass denn
dann mal bitte etwas jemand alle alles viel viele sehr so auch noch nur schon da hier uber lassen
bekomme bekommen kriege passiert deutschland`,
  },
  en: {
    spellings: [],
    endings: /^(.{3,}?)(?:[ai]tions?|i[sz]e[sd]?|ies|ied|ing|ed|es|s|e|y)$/,
    stopWords: `
the a an and or but not no if i im you we they he she it its this that these those is are am was
were be been being do does did don dont doesn t s ll can could will would may might shall should
must have has had get got my your our their me us them to of for in on at with from by as into
after how what who whom whose where when whenever why which much many more some any all there here
then than so just also about per new too want like please happens germany`,
  },
  vas: {
    // Ekavian equals ijekavian, and dj equals đ. Forms of "to pay" do not equal plaća (salary).
    spellings: [
      [/^placa(?:m|s|mo|te|ju|ti)$/, 'placanje'],
      [/dj/g, 'd'],
      [/i?je/g, 'e'],
    ],
    endings: /^(.{3,}?)(?:ama|ima|og|eg|om|em|im|ih|am|mo|te|a|e|i|o|u|j)$/,
    stopWords: `
i a ili ali pa te da ne ni se je su sam si smo ste li jel nije nisu u na o od do iz s sa za po kod
pri oko kroz preko nakon poslije posle ja ti on ona ono mi vi oni mene meni me mu joj ga ih vas vam
nas sta sto ko tko koji koja koje koju kojem kako kad kada gde gdje koliko kolika koliki kakva kakav
zasto moj moja moje moju vas vasa vase svoj svoju ovo ova ovaj taj sve svi bi bih hocu zelim mogu
moze mozete moram mora moraju jesam ima imam imate imaju nema treba trebam trebaju ako biti bude bez
jos vec samo onda novi nova novo njemacka nemacka njemacku nemacku njemackoj nemackoj`,
  },
};

const noRules: WordRules = { spellings: [], endings: /$^/, stopWords: '' };
const rulesFor = (locale: Locale): WordRules => rules[locale] ?? noRules;

const words = /[\p{L}\p{N}]+/gu;

/** The words of a text: sequences of letters and digits. */
export function splitWords(text: string): string[] {
  return text.match(words) ?? [];
}

/** A word in lower case without diacritics; ae, oe and ue are treated as umlauts. */
function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1');
}

/** The stem of a word: folded, without its endings; undefined for a stop word. */
export function stemWord(word: string, locale: Locale): string | undefined {
  const { spellings, endings, stopWords } = rulesFor(locale);
  const folded = foldWord(word);
  if (stopWords.split(/\s+/).includes(folded)) return;
  let stem = spellings.reduce((form, [from, to]) => form.replace(from, to), folded);
  for (let form = ''; form !== stem; ) {
    form = stem;
    stem = form.replace(endings, '$1');
  }
  return stem;
}
