import { useEffect, useMemo, useRef, useState } from 'react';
import { importWithRetry } from '@/components/islands/lazy-import';
import type { Locale } from '@/lib/locales';
import { isSearchIndex, searchTextFromPath } from '@/lib/search/index-file';
import type { Search } from '@/lib/search/search';

const maxResults = 6;

type SearchOptions = { indexPath: string | undefined; locale: Locale; home: string };

/**
 * The state of the search box. Loads index and code on the first focus. Searches for the input, or,
 * while the box is empty, for the missing path.
 *
 * @param indexPath public path of the index; without it, nothing is searched
 */
export function useSearch({ indexPath, locale, home }: SearchOptions) {
  const box = useRef<HTMLInputElement>(null);
  const isLoading = useRef(false);
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setFailed] = useState(false);
  const [query, setQuery] = useState('');

  const load = () => {
    if (indexPath === undefined || search || isLoading.current) return;
    isLoading.current = true;
    loadSearch(indexPath, locale)
      .then(
        (loaded) => {
          setSearch(() => loaded);
          setFailed(false);
        },
        // The next focus tries again.
        () => setFailed(true),
      )
      .finally(() => {
        isLoading.current = false;
      });
  };

  // Handles input and focus from before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    setQuery(box.current?.value ?? '');
    if (document.activeElement === box.current) load();
  }, []);

  const isEmpty = query.trim() === '';
  const results = useMemo(() => {
    if (!search) return [];
    if (!isEmpty) return search(query, { limit: maxResults });
    const path = searchTextFromPath(window.location.pathname, home);
    return search(path, { limit: maxResults, isTitleOnly: true });
  }, [search, isEmpty, query, home]);

  return { box, load, setQuery, results, isEmpty, hasFailed, isReady: search !== undefined };
}

const importSearch = importWithRetry(() => import('@/lib/search/search'));

/**
 * Loads the code and the index of the search.
 *
 * @param path public path of the index
 * @throws if one of them cannot be loaded
 */
async function loadSearch(path: string, locale: Locale): Promise<Search> {
  const [{ createSearch }, response] = await Promise.all([importSearch(), fetch(path)]);
  const index: unknown = response.ok ? await response.json() : undefined;
  if (!isSearchIndex(index)) throw new Error(`${path} is no index.`);
  return createSearch(index, locale);
}
