import { importWithRetry } from '@/components/islands/lazy-import';
import type { Locale } from '@/lib/locales';
import type { Find } from '@/lib/search/finder';
import { isSearchIndex } from '@/lib/search/index-file';

const importFinder = importWithRetry(() => import('@/lib/search/finder'));

/**
 * Loads what a search needs: its code and the index of the language.
 *
 * @param path public path of the index
 * @throws when one of them does not come
 */
export async function loadFinder(path: string, locale: Locale): Promise<Find> {
  const [{ makeFinder }, response] = await Promise.all([importFinder(), fetch(path)]);
  const index: unknown = response.ok ? await response.json() : undefined;
  if (!isSearchIndex(index)) throw new Error(`${path} is no index.`);
  return makeFinder(index, locale);
}
