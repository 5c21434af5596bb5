const changes = ['visibilitychange', 'prerenderingchange'] as const;

/** A prerendered or background page is not visible. */
function isSeen(): boolean {
  const isPrerendering = 'prerendering' in document && document.prerendering === true;
  return !isPrerendering && document.visibilityState === 'visible';
}

/**
 * Calls `callback` once the page is visible; immediately if it already is.
 *
 * @returns a function that cancels it
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
 * How long the page has been visible, in milliseconds: since first paint, or since activation of a
 * prerendered page. 0 if the browser cannot tell.
 */
export function timeInSight(): number {
  const [paint] = performance.getEntriesByName?.('first-contentful-paint') ?? [];
  if (!paint) return 0;
  const [visit] = performance.getEntriesByType('navigation');
  const shown = visit && 'activationStart' in visit ? Number(visit.activationStart) : 0;
  return performance.now() - Math.max(paint.startTime, shown);
}
