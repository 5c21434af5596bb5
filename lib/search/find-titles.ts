/** A page, section, question or menu entry that the search of the not-found page finds. */
export type TitleEntry = {
  title: string;
  /** Title of its page. */
  page: string;
  href: string;
};

const maxResults = 8;

/** Letters that are also written with two. */
const twoLetters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  đ: 'dj',
};

const withoutDiacritics = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');

/** A text in lower case without diacritics, in two spellings: `fur` and `fuer` for `für`. */
function spellings(text: string): readonly string[] {
  const lower = text.toLowerCase().normalize('NFC');
  const spelledOut = lower.replace(/[äöüßđ]/g, (letter) => twoLetters[letter] ?? letter);
  return [withoutDiacritics(lower), withoutDiacritics(spelledOut)];
}

/** The first entries whose title contains every word of a query, in their order. */
export function findTitles(entries: readonly TitleEntry[], query: string): TitleEntry[] {
  const words = (query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(spellings);
  if (words.length === 0) return [];
  const found = entries.filter(({ title }) => {
    const own = spellings(title);
    return words.every((word) => own.some((text, index) => text.includes(word[index] ?? '')));
  });
  // A section may be found by its heading and by its name in the menu.
  return [...new Map(found.map((entry) => [entry.href, entry])).values()].slice(0, maxResults);
}
