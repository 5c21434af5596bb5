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

/** How much of a word may be misspelt; two letters that changed places are two slips. */
const misspelt = (term: string) => (term.length > 2 ? 0.3 : false);

/** How many places are made ready at once: what is typed meanwhile is answered in between. */
const chunkSize = 40;

/** Pages that stand behind the others, unless visitors say what leads there. */
const legalPages: readonly string[] = ['terms', 'imprint', 'privacy'];
const legalWeight = 0.2;

/** Fields whose words are in the index as they are searched. */
const isStemmed = (field: string | undefined) => field === 'text' || field === 'said';

/** Shorter parts of compounds are syllables. */
const minPart = 4;

/** Weight of the parts of a compound, beside the word itself. */
const partWeight = 0.2;

/**
 * Prepares the search of a language.
 *
 * @param index what is searched
 * @returns a function that finds places; texts without a known word find nothing
 */
export async function makeFinder(index: SearchIndex, locale: Locale): Promise<Find> {
  const places = index.pages.flatMap(([page, path, sections, key]) =>
    sections.map(([anchor, title, text]) => {
      const ids = anchor === '' ? [`#${key}`] : [`#${anchor}`, `#${key}#${anchor}`];
      const said = index.subjects.flatMap((line) => {
        const [first = '', ...words] = line.split(' ');
        // The first place that answers a subject counts more than the others.
        if (ids.includes(first)) return [line, line];
        return words.some((word) => ids.includes(word)) ? line : [];
      });
      return {
        href: anchor === '' ? path : `${path}#${anchor}`,
        title,
        text,
        page,
        path: anchor === '' ? path : '',
        said: said.join(' '),
        isLegal: legalPages.includes(key),
      };
    }),
  );
  const known = new Set<string>();
  const search = new MiniSearch({
    fields: ['title', 'text', 'page', 'path', 'said'],
    tokenize: (text, field) => (isStemmed(field) ? text.split(' ') : wordsOf(text)),
    processTerm: (word, field) => {
      const stem = isStemmed(field) ? word : stemOf(word, locale);
      if (stem) known.add(stem);
      return stem;
    },
  });
  await search.addAllAsync(
    places.map((place, id) => ({ ...place, id })),
    { chunkSize },
  );

  const options: SearchOptions = {
    // What visitors say about a place decides; then titles and addresses, then texts.
    boost: { said: 20, title: 4, path: 4, page: 0.5 },
    boostDocument: (id, term) =>
      places[id]?.isLegal && !places[id].said.includes(term) ? legalWeight : 1,
    prefix: (term) => term.length > 2,
    weights: { prefix: 0.3, fuzzy: 0.3 },
    tokenize: (stem) => [stem],
    processTerm: (stem) => stem,
  };

  /** What stands nowhere is misspelt, or a compound: then its beginning and end are looked for. */
  const queryOf = (stem: string): Query => {
    if (search.search(stem, options).length > 0) return stem;
    const parts = [...known]
      .filter((part) => part.length >= minPart && stem.length >= 2 * minPart)
      .sort((a, b) => b.length - a.length);
    const first = parts.find((part) => stem.startsWith(part)) ?? '';
    const last = parts.find((part) => stem.endsWith(part)) ?? '';
    const ends = { queries: [first, last], boostTerm: () => partWeight };
    return { queries: [{ queries: [stem], fuzzy: misspelt }, ends] };
  };

  /** The stems of a text; two words that are known as one count as one. */
  const stemsOf = (text: string): string[] => {
    const words = wordsOf(text);
    const joined = words.map((word, at) => stemOf(word + (words[at + 1] ?? ''), locale) ?? '');
    return words.flatMap((word, at) => {
      if (known.has(joined[at - 1] ?? '')) return [];
      return (known.has(joined[at] ?? '') ? joined[at] : stemOf(word, locale)) ?? [];
    });
  };

  return (text, { limit, isTitleOnly = false }) => {
    const fields = isTitleOnly && { fields: ['title', 'path'] };
    // The score grows with each of the words that a place has.
    const query: Query = { combineWith: 'OR', queries: stemsOf(text).map(queryOf) };
    const found = search.search(query, { ...options, ...fields });
    const hits = found.flatMap(({ id }) => places[id] ?? []);
    // Rows of one section share its address: the best one counts.
    const isBest = ({ href }: Hit, at: number) => hits.findIndex((hit) => hit.href === href) === at;
    return hits.filter(isBest).slice(0, limit);
  };
}
