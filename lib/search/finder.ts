import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { Locale } from '@/lib/locales';
import type { SearchIndex } from '@/lib/search/index-file';
import { relatedStems, stemOf, wordsOf } from '@/lib/search/words';

/** A place that answers a search: a section, and the page that it is on. */
export type Hit = { href: string; title: string; page: string };

type FindOptions = {
  /** The highest number of hits. */
  most: number;
  /** Leaves out what only stands in the texts. */
  isTitleOnly?: boolean;
};

/** Finds the places that match a text, best first. */
export type Find = (text: string, options: FindOptions) => Hit[];

const options: SearchOptions = {
  // Titles count more than the texts below them.
  boost: { title: 4, page: 0.5 },
  prefix: (term) => term.length > 2,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  weights: { prefix: 0.5, fuzzy: 0.3 },
  tokenize: (stem) => [stem],
  processTerm: (stem) => stem,
};

/** Weight of a word that means the same as the one that was typed. */
const relatedWeight = 0.3;

/** The beginning of a long word: of compounds, pages often have the first part only. */
const beginning = (stem: string) => stem.slice(0, Math.max(4, Math.ceil((stem.length * 2) / 3)));

/**
 * Prepares the search of a language.
 *
 * @param index what is searched
 * @returns a function that finds places; texts without a known word find nothing
 */
export function makeFinder(index: SearchIndex, locale: Locale): Find {
  const places = index.flatMap(([page, path, sections]) =>
    sections.map(([anchor, title, text]) => ({
      href: anchor === '' ? path : `${path}#${anchor}`,
      title,
      text,
      page,
      path,
    })),
  );
  const search = new MiniSearch<{ id: number; title: string; text: string; page: string }>({
    fields: ['title', 'text', 'page'],
    tokenize: (text, field) => (field === 'text' ? text.split(' ') : wordsOf(text)),
    processTerm: (word, field) => (field === 'text' ? word : (stemOf(word, locale) ?? null)),
  });
  search.addAll(
    places.map(({ title, text, page, path }, id) => ({ id, title, text, page: `${page} ${path}` })),
  );

  const find = (stems: readonly string[], more: SearchOptions) => {
    const queries = stems.map(
      (stem): Query => ({
        combineWith: 'OR',
        queries: [stem, ...relatedStems(stem, locale)],
        boostTerm: (term: string) => (term === stem ? 1 : relatedWeight),
      }),
    );
    return search.search({ ...more, queries }, options).flatMap(({ id }) => places[id] ?? []);
  };

  return (text, { most, isTitleOnly = false }) => {
    const stems = wordsOf(text).flatMap((word) => stemOf(word, locale) ?? []);
    if (stems.length === 0) return [];
    const fields = isTitleOnly ? ['title', 'page'] : ['title', 'page', 'text'];
    // What has all words comes before what has some, or only their beginnings.
    const hits = [
      ...find(stems, { fields, combineWith: 'AND' }),
      ...find(stems, { fields, combineWith: 'OR' }),
      ...(isTitleOnly ? [] : find(stems.map(beginning), { fields, combineWith: 'OR' })),
    ];
    // Rows of one section share its address.
    const hrefs = [...new Set(hits.map(({ href }) => href))];
    return hrefs.slice(0, most).flatMap((wanted) => hits.find(({ href }) => href === wanted) ?? []);
  };
}
