import type { IslandName } from '@/components/islands/contract';
import { isIslandName, loaders } from '@/components/islands/registry';
import { isWake, wakeAt } from '@/components/islands/waking';

/** Fetches an island's code and lets it take over the HTML that the server wrote for it. */
async function hydrate<Name extends IslandName>(name: Name, element: HTMLElement): Promise<void> {
  const [Component, { takeOver }] = await Promise.all([
    loaders[name](),
    import('@/components/islands/take-over'),
  ]);
  takeOver(element, Component, JSON.parse(element.dataset['props'] ?? '{}'));
  element.dataset['awake'] = '';
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { island = '', wake = '' } = element.dataset;
  if (isIslandName(island) && isWake(wake)) {
    wakeAt(wake, element, () => {
      hydrate(island, element).catch((error: unknown) => {
        // The server's HTML stays in place and keeps working; a broken island breaks only itself.
        console.error(`Island ${island} did not wake.`, error);
      });
    });
  }
}
