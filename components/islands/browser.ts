import type { IslandName } from '@/components/islands/contract';
import { keepEarlyClick } from '@/components/islands/early-click';
import { isWake, wakeAt } from '@/components/islands/hydration-triggers';
import { importWithRetry } from '@/components/islands/import-with-retry';
import { isIslandName, loaders } from '@/components/islands/registry';

const importTakeOver = importWithRetry(() => import('@/components/islands/hydrate-island'));

/** Fetches an island's code and lets it take over the HTML that the server wrote for it. */
async function hydrate<Name extends IslandName>(name: Name, element: HTMLElement): Promise<void> {
  const files = Promise.all([loaders[name](), importTakeOver()]);
  // The browser itself reports a file that does not come. The server's HTML stays and keeps working.
  const loaded = await files.catch(() => undefined);
  if (!loaded) return;
  const [Component, { takeOver }] = loaded;
  takeOver(element, Component, JSON.parse(element.dataset['props'] ?? '{}'));
  element.dataset['awake'] = '';
}

/** Gives every island of the page its moment to wake. */
function watchIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '', wake = '' } = element.dataset;
    if (isIslandName(island) && isWake(wake)) {
      const answerEarlyClick = keepEarlyClick(element);
      wakeAt(wake, element, () => {
        hydrate(island, element).then(answerEarlyClick, (error: unknown) => {
          // A broken island breaks only itself.
          console.error(`Island ${island} did not wake.`, error);
        });
      });
    }
  }
}

// The script may well be there before the end of the page is.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', watchIslands, { once: true });
} else {
  watchIslands();
}
