import type { FunctionComponent } from 'react';
import { importWithRetry } from '@/components/islands/import-with-retry';

/** What server and browser need to know about an island. */
export type Island<Props extends object> = {
  /** Unique name in the HTML. */
  name: string;
  /** Loads its code, a separate file in the browser. */
  load: () => Promise<FunctionComponent<Props>>;
};

/**
 * Declares an island.
 *
 * @param load a function that contains only `import('…')`, so that the island gets its own file.
 *   Its component is the default export, as for `React.lazy`; all props must be serializable as
 *   JSON
 */
export function defineIsland<Props extends object>(
  name: string,
  load: () => Promise<{ default: FunctionComponent<Props> }>,
): Island<Props> {
  const importModule = importWithRetry(load);
  return { name, load: async () => (await importModule()).default };
}
