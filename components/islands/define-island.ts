import type { FunctionComponent } from 'react';
import { importWithRetry } from '@/components/islands/import-with-retry';

/** What the server and the browser know of an island. */
export type Island<Props extends object> = {
  /** How the HTML names it; no other island has this name. */
  name: string;
  /** Fetches its code, which in the browser is a file of its own. */
  load: () => Promise<FunctionComponent<Props>>;
};

/**
 * Declares an island.
 *
 * @param load a function that does nothing but `import('…')`, so that the island gets a file of
 *   its own. Its component is the default export, as for `React.lazy`; all props survive JSON
 */
export function defineIsland<Props extends object>(
  name: string,
  load: () => Promise<{ default: FunctionComponent<Props> }>,
): Island<Props> {
  const importModule = importWithRetry(load);
  return { name, load: async () => (await importModule()).default };
}
