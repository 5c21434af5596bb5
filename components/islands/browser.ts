import type { Island } from '@/components/islands/define-island';
import { keepEarlyClick } from '@/components/islands/early-click';
import { isWake, wakeAt } from '@/components/islands/hydration-triggers';
import { importWithRetry } from '@/components/islands/import-with-retry';
import { islands } from '@/components/islands/registry';

const importTakeOver = importWithRetry(() => import('@/components/islands/hydrate-island'));

/** The server wrote the props with the same build: any object is the right one. */
function areProps<Props extends object>(value: unknown): value is Props {
  return typeof value === 'object' && value !== null;
}

/** Fetches an island's code and lets it take over the HTML that the server wrote for it. */
async function hydrate<Props extends object>(
  { load }: Island<Props>,
  element: HTMLElement,
): Promise<void> {
  const files = Promise.all([load(), importTakeOver()]);
  // The browser itself reports a file that does not come. The server's HTML stays and keeps working.
  const loaded = await files.catch(() => undefined);
  if (!loaded) return;
  const [Component, { takeOver }] = loaded;
  const props: unknown = JSON.parse(element.dataset['props'] ?? '');
  if (areProps<Props>(props)) takeOver(element, Component, props);
  element.dataset['awake'] = '';
}

/** Gives every island of the page its moment to wake. */
function watchIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: name, wake = '' } = element.dataset;
    const island = islands.find((one) => one.name === name);
    if (island && isWake(wake)) {
      const answerEarlyClick = keepEarlyClick(element);
      wakeAt(wake, element, () => {
        hydrate(island, element).then(answerEarlyClick, (error: unknown) => {
          // A broken island breaks only itself.
          console.error(`Island ${name} did not wake.`, error);
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
