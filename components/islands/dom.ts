import { type DependencyList, useLayoutEffect } from 'react';

/** A CSS length in pixels; 0 for `auto`. */
const pixels = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Scrolls an element fully into view, within the page's scroll padding and its own scroll margin.
 * If it does not fit into the viewport, its top is shown. Scrolls instantly: during a smooth
 * scroll, positions cannot be measured reliably.
 */
export function bringIntoView(element: HTMLElement): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(element);
  const covered = [scrollPaddingTop, scrollPaddingBottom, scrollMarginTop].map(pixels);
  const room = covered.reduce((rest, length) => rest - length, window.innerHeight);
  const block = element.offsetHeight > room ? 'start' : 'nearest';
  element.scrollIntoView({ block, behavior: 'instant' });
}

/** Timeout for a paint, because a hidden page never paints. */
const timeoutMs = 100;

/**
 * Resolves after the next paint. Work after it does not delay the visible response to input.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeoutMs);
    // Frame callbacks run before the paint.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Calls `start` once the page is visible: neither prerendered nor in a background tab. */
export function whenVisible(start: () => void, signal: AbortSignal): void {
  const listening = new AbortController();
  const check = () => {
    const isPrerendering = 'prerendering' in document && document.prerendering === true;
    if (isPrerendering || document.visibilityState === 'hidden' || signal.aborted) return;
    listening.abort();
    start();
  };
  for (const change of ['visibilitychange', 'prerenderingchange']) {
    document.addEventListener(change, check, { signal: listening.signal });
  }
  signal.addEventListener('abort', () => listening.abort());
  check();
}

/**
 * Runs an effect with a signal for its listeners, which is aborted before the next run and at the
 * end.
 *
 * @param dependencies values whose change runs it again
 */
export function useSignal(dependencies: DependencyList, run: (signal: AbortSignal) => void): void {
  useLayoutEffect(
    () => {
      const controller = new AbortController();
      run(controller.signal);
      return () => controller.abort();
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them
    dependencies,
  );
}

/** The link that an event is on, if any. */
export const linkOf = ({ target }: Event, selector = 'a'): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

type EventName = keyof GlobalEventHandlersEventMap;

/** Adds a listener for one or several events. The signal in the options removes it. */
export function listen<Name extends EventName>(
  target: GlobalEventHandlers,
  names: Name | readonly Name[],
  options: AddEventListenerOptions & { signal: AbortSignal },
  listener: (event: GlobalEventHandlersEventMap[Name]) => void,
): void {
  const all: readonly Name[] = typeof names === 'object' ? names : [names];
  for (const name of all) target.addEventListener(name, listener, options);
}
