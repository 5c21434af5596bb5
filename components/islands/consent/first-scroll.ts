/** Events that precede scrolling by the visitor, and `scroll` for scrolling by other means. */
const causes = ['wheel', 'touchmove', 'keydown', 'scroll'] as const;

/**
 * Calls `start` once, before the first scroll; immediately if the page is already scrolled.
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
