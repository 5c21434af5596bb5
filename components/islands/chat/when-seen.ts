const changes = ['visibilitychange', 'prerenderingchange'] as const;

/** A page that is prerendered, or opened in a tab behind another, is seen by nobody. */
function isSeen(): boolean {
  const isPrerendering = 'prerendering' in document && document.prerendering === true;
  return !isPrerendering && document.visibilityState === 'visible';
}

/**
 * Calls `callback` once, as soon as somebody sees the page: at once if somebody does now.
 *
 * @returns what ends the waiting
 */
export function whenSeen(callback: () => void): () => void {
  const stop = () => {
    for (const change of changes) document.removeEventListener(change, check);
  };
  const check = () => {
    if (!isSeen()) return;
    stop();
    callback();
  };
  for (const change of changes) document.addEventListener(change, check);
  check();
  return stop;
}

/**
 * How long the page has been in sight, in milliseconds: since its first paint, or since a page
 * that was painted ahead came to be shown. 0 where the browser cannot tell.
 */
export function timeInSight(): number {
  const [paint] = performance.getEntriesByName?.('first-contentful-paint') ?? [];
  if (!paint) return 0;
  const [visit] = performance.getEntriesByType('navigation');
  const shown = visit && 'activationStart' in visit ? Number(visit.activationStart) : 0;
  return performance.now() - Math.max(paint.startTime, shown);
}
