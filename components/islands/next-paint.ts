/** A hidden page paints nothing. */
const timeoutMs = 100;

/**
 * Resolves once the browser has painted what has changed so far. Work that comes after it does not
 * delay the answer to the input that asked for it.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeoutMs);
    // Frame callbacks run before the paint.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
