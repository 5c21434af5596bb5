import { useEffect, useMemo, useRef, useState } from 'react';
import { importWithRetry } from '@/components/islands/lazy-import';
import type { Locale } from '@/lib/locales';
import type { Find } from '@/lib/search/finder';
import { isSearchIndex, textOfPath } from '@/lib/search/index-file';

/** More would not be read. */
const maxHits = 6;

/**
 * The search behind a box: loads index and code when the box is focused for the first time, then
 * finds what is typed, or, before anything is typed, what resembles the missing address.
 *
 * @param index public path of the index; nothing is searched without
 */
export function useSearch({
  index,
  locale,
  home,
}: {
  index: string | undefined;
  locale: Locale;
  home: string;
}) {
  const box = useRef<HTMLInputElement>(null);
  const isLoading = useRef(false);
  const [find, setFind] = useState<Find>();
  const [hasFailed, setFailed] = useState(false);
  const [query, setQuery] = useState('');

  const load = () => {
    if (index === undefined || find || isLoading.current) return;
    isLoading.current = true;
    loadFinder(index, locale)
      .then(
        (loaded) => {
          setFind(() => loaded);
          setFailed(false);
        },
        // The next focus tries again.
        () => setFailed(true),
      )
      .finally(() => {
        isLoading.current = false;
      });
  };

  // What happened before the script came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    setQuery(box.current?.value ?? '');
    if (document.activeElement === box.current) load();
  }, []);

  const isEmpty = query.trim() === '';
  const hits = useMemo(() => {
    if (!find) return [];
    if (!isEmpty) return find(query, { limit: maxHits });
    const path = textOfPath(window.location.pathname, home);
    return find(path, { limit: maxHits, isTitleOnly: true });
  }, [find, isEmpty, query, home]);

  return { box, load, setQuery, hits, isEmpty, hasFailed, isReady: find !== undefined };
}

const importFinder = importWithRetry(() => import('@/lib/search/finder'));

/**
 * Loads what a search needs: its code and the index of the language.
 *
 * @param path public path of the index
 * @throws when one of them does not come
 */
async function loadFinder(path: string, locale: Locale): Promise<Find> {
  const [{ makeFinder }, response] = await Promise.all([importFinder(), fetch(path)]);
  const index: unknown = response.ok ? await response.json() : undefined;
  if (!isSearchIndex(index)) throw new Error(`${path} is no index.`);
  return makeFinder(index, locale);
}
