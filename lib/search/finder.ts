import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { Locale } from '@/lib/locales';
import type { SearchIndex } from '@/lib/search/index-file';
import { stemOf, wordsOf } from '@/lib/search/words';

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
  // Titles and addresses count more than texts, and the place that answers a subject most.
  boost: { title: 4, path: 4, page: 0.5, anchor: 20 },
  prefix: (term) => term.length > 2,
  weights: { prefix: 0.5, fuzzy: 0.3 },
  tokenize: (stem) => [stem],
  processTerm: (stem) => stem,
};

/** How lines of stems are read. */
const inStems = {
  tokenize: (stems: string) => stems.split(' '),
  processTerm: (stem: string) => stem,
};

/** How much of a word may be misspelt; two letters that changed places are two slips. */
const misspelt = (term: string) => (term.length > 2 ? 0.3 : false);

/** How many places are made ready at once: what is typed meanwhile is answered in between. */
const chunkSize = 40;

/** Weight of the words of a subject, and of its places, beside the word that was typed. */
const relatedWeight = 0.3;

/** Fields whose words are in the index as they are searched. */
const isStemmed = (field: string | undefined) => field === 'text' || field === 'anchor';

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
  const { pages, subjects } = index;
  const places = pages.flatMap(([page, path, sections]) =>
    sections.map(([anchor, title, text], row) => ({
      href: anchor === '' ? path : `${path}#${anchor}`,
      title,
      text,
      page,
      path: anchor === '' ? path : '',
      // Further rows of a section share its id.
      anchor: sections[row - 1]?.[0] === anchor ? '' : `#${anchor}`,
    })),
  );
  const search = new MiniSearch({
    fields: ['title', 'text', 'page', 'path', 'anchor'],
    tokenize: (text, field) => (isStemmed(field) ? text.split(' ') : wordsOf(text)),
    processTerm: (word, field) => (isStemmed(field) ? word : (stemOf(word, locale) ?? null)),
  });
  await search.addAllAsync(
    places.map((place, id) => ({ ...place, id })),
    { chunkSize },
  );

  const lines = new MiniSearch({ fields: ['words'], ...inStems });
  lines.addAll(subjects.map((words, id) => ({ id, words })));

  const find = (stems: readonly string[], more: SearchOptions) => {
    const queries = stems.map((stem): Query => {
      const isKnown = search.search(stem, options).length > 0;
      const exact = lines.search(stem, inStems);
      // What stands in no text and belongs to no subject is misspelt.
      const isSlip = !isKnown && exact.length === 0;
      const found = isSlip ? lines.search(stem, { ...inStems, fuzzy: misspelt }) : exact;
      const related = found.flatMap(({ id }) => subjects[id]?.split(' ') ?? []);
      return {
        combineWith: 'OR',
        queries: [
          { queries: [stem], fuzzy: isSlip ? misspelt : false },
          { queries: related, prefix: false, boostTerm: () => relatedWeight },
        ],
      };
    });
    return search.search({ ...more, queries }, options).flatMap(({ id }) => places[id] ?? []);
  };

  return (text, { limit, isTitleOnly = false }) => {
    const stems = wordsOf(text).flatMap((word) => stemOf(word, locale) ?? []);
    if (stems.length === 0) return [];
    const beginnings = stems.map((stem) => beginningOf(stem, locale));
    const fields = isTitleOnly && { fields: ['title', 'path'] };
    // What has all words comes before what has some, or only their beginnings.
    const hits = [
      ...find(stems, { ...fields, combineWith: 'AND' }),
      ...find(stems, { ...fields, combineWith: 'OR' }),
      ...(isTitleOnly ? [] : find(beginnings, { ...fields, combineWith: 'OR' })),
    ];
    // Rows of one section share its address.
    const hrefs = [...new Set(hits.map(({ href }) => href))];
    return hrefs
      .slice(0, limit)
      .flatMap((wanted) => hits.find(({ href }) => href === wanted) ?? []);
  };
}
