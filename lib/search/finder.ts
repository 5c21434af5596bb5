import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { Locale } from '@/lib/locales';
import type { SearchIndex } from '@/lib/search/index-file';
import { relatedStems, stemOf, wordsOf } from '@/lib/search/words';

/** A place that answers a search: a section, and the page that it is on. */
export type Hit = { href: string; title: string; page: string };

type FindOptions = {
  /** The highest number of hits. */
  limit: number;
  /** Leaves out what only stands in the texts. */
  isTitleOnly?: boolean;
};

/** Finds the places that match a text, best first. */
export type Find = (text: string, options: FindOptions) => Hit[];

const options: SearchOptions = {
  // Titles and addresses count more than texts.
  boost: { title: 4, path: 4, page: 0.5 },
  prefix: (term) => term.length > 2,
  weights: { prefix: 0.5, fuzzy: 0.3 },
  tokenize: (stem) => [stem],
  processTerm: (stem) => stem,
};

/** How much of a word may be misspelt. */
const misspelt = (term: string) => (term.length > 4 ? 0.2 : false);

/** How many places are made ready at once: what is typed meanwhile is answered in between. */
const chunkSize = 40;

/** Weight of a word that means the same as the one that was typed. */
const relatedWeight = 0.3;

/** Shorter words are no compounds. */
const minCompound = 8;

/** The stem of a long word's beginning: of compounds, pages often have the first part only. */
function beginningOf(stem: string, locale: Locale): string {
  if (stem.length < minCompound) return stem;
  const start = stem.slice(0, Math.ceil(stem.length * 0.6));
  return stemOf(start, locale) ?? start;
}

/**
 * Prepares the search of a language.
 *
 * @param index what is searched
 * @returns a function that finds places; texts without a known word find nothing
 */
export async function makeFinder(index: SearchIndex, locale: Locale): Promise<Find> {
  const places = index.flatMap(([page, path, sections]) =>
    sections.map(([anchor, title, text]) => ({
      href: anchor === '' ? path : `${path}#${anchor}`,
      title,
      text,
      page,
      path: anchor === '' ? path : '',
    })),
  );
  const search = new MiniSearch({
    fields: ['title', 'text', 'page', 'path'],
    tokenize: (text, field) => (field === 'text' ? text.split(' ') : wordsOf(text)),
    processTerm: (word, field) => (field === 'text' ? word : (stemOf(word, locale) ?? null)),
  });
  await search.addAllAsync(
    places.map((place, id) => ({ ...place, id })),
    { chunkSize },
  );

  const find = (stems: readonly string[], more: SearchOptions) => {
    const queries = stems.map((stem): Query => {
      const isKnown = search.search(stem, options).length > 0;
      return {
        combineWith: 'OR',
        queries: [stem, ...relatedStems(stem, locale)],
        boostTerm: (term: string) => (term === stem ? 1 : relatedWeight),
        fuzzy: isKnown ? false : misspelt,
      };
    });
    return search.search({ ...more, queries }, options).flatMap(({ id }) => places[id] ?? []);
  };

  return (text, { limit, isTitleOnly = false }) => {
    const stems = wordsOf(text).flatMap((word) => stemOf(word, locale) ?? []);
    if (stems.length === 0) return [];
    const beginnings = stems.map((stem) => beginningOf(stem, locale));
    const fields = isTitleOnly ? ['title', 'path'] : ['title', 'text', 'page', 'path'];
    // What has all words comes before what has some, or only their beginnings.
    const hits = [
      ...find(stems, { fields, combineWith: 'AND' }),
      ...find(stems, { fields, combineWith: 'OR' }),
      ...(isTitleOnly ? [] : find(beginnings, { fields, combineWith: 'OR' })),
    ];
    // Rows of one section share its address.
    const hrefs = [...new Set(hits.map(({ href }) => href))];
    return hrefs
      .slice(0, limit)
      .flatMap((wanted) => hits.find(({ href }) => href === wanted) ?? []);
  };
}
