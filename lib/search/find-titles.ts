/** A page, section or question that the search of the not-found page finds by its title. */
export type TitleEntry = {
  title: string;
  /** Title of its page. */
  page: string;
  href: string;
};

const maxResults = 8;

/** A text in lower case without diacritics. */
const fold = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');

/** The first entries whose title contains every word of a query, in their order. */
export function findTitles(entries: readonly TitleEntry[], query: string): TitleEntry[] {
  const words = fold(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  return entries
    .filter(({ title }) => words.every((word) => fold(title).includes(word)))
    .slice(0, maxResults);
}
