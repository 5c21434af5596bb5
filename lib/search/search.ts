import MiniSearch, { type SearchOptions as MiniSearchOptions, type Query } from 'minisearch';
import type { Locale } from '@/lib/locales';
import type { SearchIndex } from '@/lib/search/index-file';
import { splitWords, stemWord } from '@/lib/search/words';

/** A search result: a section and its page. */
export type SearchResult = { href: string; title: string; page: string };

type SearchOptions = {
  limit: number;
  /** Searches titles and paths only, not the texts. */
  isTitleOnly?: boolean;
};

/** Finds the sections that match a text, best first. */
export type Search = (text: string, options: SearchOptions) => SearchResult[];

/** Maximum edit distance as a share of a word's length. Two swapped letters are two edits. */
const maxEdits = (term: string) => (term.length > 2 ? 0.3 : false);

/** Number of sections that are indexed at a time. In between, the browser handles input. */
const chunkSize = 40;

/** Pages that rank low, unless a keyword leads to them. */
const legalPages: readonly string[] = ['terms', 'imprint', 'privacy'];
const legalWeight = 0.2;

/** Whether the index has stems in a field, and not words. */
const isStemmed = (field: string | undefined) => field === 'text' || field === 'keywords';

/** Minimum letters of a part of a compound; shorter parts are syllables. */
const minPart = 4;

/** Weight of the parts of a compound compared with the whole word. */
const partWeight = 0.2;

/**
 * Creates the search of a language.
 *
 * @returns a function that finds sections; for a text without any known word it finds none
 */
export async function createSearch(index: SearchIndex, locale: Locale): Promise<Search> {
  const sections = index.pages.flatMap(([page, path, pageSections, key]) =>
    pageSections.map(([anchor, title, text]) => {
      const ids = anchor === '' ? [`#${key}`] : [`#${anchor}`, `#${key}#${anchor}`];
      const keywords = index.keywords.flatMap((line) => {
        const [first = '', ...words] = line.split(' ');
        // The first target of a subject has twice the weight of the others.
        if (ids.includes(first)) return [line, line];
        return words.some((word) => ids.includes(word)) ? line : [];
      });
      return {
        href: anchor === '' ? path : `${path}#${anchor}`,
        title,
        text,
        page,
        path: anchor === '' ? path : '',
        keywords: keywords.join(' '),
        isLegal: legalPages.includes(key),
      };
    }),
  );
  const knownStems = new Set<string>();
  const search = new MiniSearch({
    fields: ['title', 'text', 'page', 'path', 'keywords'],
    tokenize: (text, field) => (isStemmed(field) ? text.split(' ') : splitWords(text)),
    processTerm: (word, field) => {
      const stem = isStemmed(field) ? word : stemWord(word, locale);
      if (stem) knownStems.add(stem);
      return stem;
    },
  });
  await search.addAllAsync(
    sections.map((section, id) => ({ ...section, id })),
    { chunkSize },
  );

  const options: MiniSearchOptions = {
    // Synonyms have most weight, then titles and paths, then texts.
    boost: { keywords: 20, title: 4, path: 4, page: 0.5 },
    boostDocument: (id, term) =>
      sections[id]?.isLegal && !sections[id].keywords.includes(term) ? legalWeight : 1,
    prefix: (term) => term.length > 2,
    weights: { prefix: 0.3, fuzzy: 0.3 },
    tokenize: (stem) => [stem],
    processTerm: (stem) => stem,
  };

  /** A word that is not in the index may be misspelt, or be a compound: both are searched. */
  const buildQuery = (stem: string): Query => {
    if (search.search(stem, options).length > 0) return stem;
    const parts = [...knownStems]
      .filter((part) => part.length >= minPart && stem.length >= 2 * minPart)
      .sort((a, b) => b.length - a.length);
    const first = parts.find((part) => stem.startsWith(part)) ?? '';
    const last = parts.find((part) => stem.endsWith(part)) ?? '';
    const compound = { queries: [first, last], boostTerm: () => partWeight };
    return { queries: [{ queries: [stem], fuzzy: maxEdits }, compound] };
  };

  /** The stems of a text. Two words that the index has as one word are joined. */
  const queryStems = (text: string): string[] => {
    const words = splitWords(text);
    const joined = words.map((word, i) => stemWord(word + (words[i + 1] ?? ''), locale) ?? '');
    return words.flatMap((word, i) => {
      if (knownStems.has(joined[i - 1] ?? '')) return [];
      return (knownStems.has(joined[i] ?? '') ? joined[i] : stemWord(word, locale)) ?? [];
    });
  };

  return (text, { limit, isTitleOnly = false }) => {
    const fields = isTitleOnly && { fields: ['title', 'path'] };
    // The score increases with each word that a section contains.
    const query: Query = { combineWith: 'OR', queries: queryStems(text).map(buildQuery) };
    const found = search.search(query, { ...options, ...fields });
    const results = found.flatMap(({ id }) => sections[id] ?? []);
    // Several results may have the same URL: only the best one is kept.
    const isBest = ({ href }: SearchResult, index: number) =>
      results.findIndex((result) => result.href === href) === index;
    return results.filter(isBest).slice(0, limit);
  };
}
