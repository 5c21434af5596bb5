import type { FunctionComponent } from 'react';
import {
  hasStateInHash,
  readIslandProps,
  recordEarlyInput,
  type Scheduler,
  schedulers,
} from '@/components/islands/hydration';
import { islands } from '@/components/islands/registry';

/** Server and client are the same build, so props need no further validation. */
function areProps<Props extends object>(value: unknown): value is Props {
  return typeof value === 'object' && value !== null;
}

/**
 * Loads an island's code and hydrates its server-rendered HTML.
 *
 * @returns whether its files could be loaded
 */
async function hydrate<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  element: HTMLElement,
): Promise<boolean> {
  const files = Promise.all([
    load(),
    import('@/components/islands/hydrate-island'),
    readIslandProps(element),
  ]);
  // The browser logs the failed request itself. The server-rendered HTML keeps working.
  const loaded = await files.catch(() => undefined);
  if (!loaded) return false;
  const [Component, { hydrateIsland }, props] = loaded;
  if (!areProps<Props>(props)) throw new Error('The page has no props for it.');
  await hydrateIsland(element, Component, props);
  element.dataset['hydrated'] = '';
  return true;
}

/**
 * Hydrates an island on its trigger, or at an early submit; after a failure, at the next submit.
 */
function watchIsland<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  element: HTMLElement,
  schedule: Scheduler,
): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const hydration = hydrate(load, element).catch((error: unknown) => {
      // An error in one island must not affect the others.
      console.error(`Island ${element.dataset['island']} did not hydrate.`, error);
      return false;
    });
    void hydration.then((isHydrated) => {
      isStarted = isHydrated;
      replayEarlyInput(isHydrated);
    });
  };
  const replayEarlyInput = recordEarlyInput(element, start);
  schedule(element, start);
}

/** The loaders by name, without the types of the props. */
const loaders: Readonly<Record<string, () => Promise<FunctionComponent<never>>>> = islands;

function watchIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '', trigger = '' } = element.dataset;
    const load = loaders[island];
    const schedule = schedulers[hasStateInHash(element) ? 'load' : trigger];
    if (!load || !schedule) continue;
    // A task of its own: an error does not stop the others.
    queueMicrotask(() => watchIsland(load, element, schedule));
  }
}

// The script is async: it may run before the page is parsed.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', watchIslands, { once: true });
} else {
  watchIslands();
}
