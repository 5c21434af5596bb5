/** A section of a page: id for links (empty for the top of the page), title, stems of its text. */
export type IndexedSection = readonly [anchor: string, title: string, stems: string];

/** A page with its sections. */
export type IndexedPage = readonly [
  title: string,
  path: string,
  sections: readonly IndexedSection[],
  key: string,
];

/** The search index of a language, which is the content of its file. */
export type SearchIndex = {
  pages: readonly IndexedPage[];
  /** A line for each subject: targets as `#id`, `#page#id` or `#page`, then stems of keywords. */
  keywords: readonly string[];
};

const isText = (value: unknown) => typeof value === 'string';

const isSection = (value: unknown) =>
  Array.isArray(value) && value.length === 3 && value.every(isText);

function isIndexedPage(value: unknown): value is IndexedPage {
  if (!Array.isArray(value)) return false;
  const [title, path, sections, key] = value;
  return [title, path, key].every(isText) && Array.isArray(sections) && sections.every(isSection);
}

/** Whether a parsed file is an index. */
export function isSearchIndex(value: unknown): value is SearchIndex {
  if (typeof value !== 'object' || value === null) return false;
  if (!('pages' in value && 'keywords' in value)) return false;
  const { pages, keywords } = value;
  const areLists = Array.isArray(pages) && Array.isArray(keywords);
  return areLists && pages.every(isIndexedPage) && keywords.every(isText);
}

/** The part of a path after the home page's path, decoded to search for it; empty if invalid. */
export function searchTextFromPath(pathname: string, home: string): string {
  const path = pathname.startsWith(home) ? pathname.slice(home.length) : pathname;
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
