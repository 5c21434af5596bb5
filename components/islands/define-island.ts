import type { ComponentProps, FunctionComponent } from 'react';
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

type PropsOf<Name extends keyof EveryPage> = ComponentProps<EveryPage[Name]>;
type Components = { [Name in keyof EveryPage]: FunctionComponent<PropsOf<Name>> };

/** Declares an island whose code is in the file that most pages load. */
export function defineEveryPageIsland<Name extends keyof EveryPage>(
  name: Name,
): Island<PropsOf<Name>> {
  const load = async () => {
    const { everyPage }: { everyPage: Components } = await import(
      '@/components/islands/every-page'
    );
    return everyPage[name];
  };
  return { name, load };
}
