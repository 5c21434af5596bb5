/** What scrolls a page, and comes before it does; `scroll` itself for everything else. */
const causes = ['wheel', 'touchmove', 'keydown', 'scroll'] as const;

/**
 * Calls `start` once, when the page is about to be scrolled; immediately if it already is.
 *
 * @param signal cancels it
 */
export function onFirstScroll(start: () => void, signal: AbortSignal): void {
  if (window.scrollY > 0) {
    start();
    return;
  }
  const listening = new AbortController();
  const once = () => {
    listening.abort();
    start();
  };
  signal.addEventListener('abort', () => listening.abort());
  for (const cause of causes) {
    window.addEventListener(cause, once, {
      capture: true,
      passive: true,
      signal: listening.signal,
    });
  }
}
