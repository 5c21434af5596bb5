import type { FunctionComponent } from 'react';
import type { EveryPage } from '@/components/islands/every-page';

/** The definition of an island, for server and browser. */
export type Island<Props extends object> = {
  name: string;
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
  return { name, load: async () => (await load()).default };
}

/**
 * Declares an island whose code is in the file that most pages load.
 *
 * @param pick returns its component
 */
export function defineEveryPageIsland<Props extends object>(
  name: string,
  pick: (components: EveryPage) => FunctionComponent<Props>,
): Island<Props> {
  return {
    name,
    load: async () => pick((await import('@/components/islands/every-page')).everyPage),
  };
}
