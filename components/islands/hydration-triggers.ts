/**
 * When an island's code is fetched and takes over its HTML: at once, when the browser is idle,
 * shortly before it scrolls into view, or at the first touch.
 */
export type Wake = 'load' | 'idle' | 'visible' | 'interaction';

/** What counts as the first touch of an island; assistive technology may send a click alone. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/** Distance from the viewport, in pixels, at which a `visible` island already wakes. */
const nearness = '200px';

function whenIdle(start: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

function whenVisible(element: Element, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: nearness },
  );
  observer.observe(element);
}

function whenTouched(element: Element, start: () => void): void {
  const once = () => {
    for (const touch of touches) element.removeEventListener(touch, once);
    start();
  };
  for (const touch of touches) element.addEventListener(touch, once, { passive: true });
}

const wakers: Record<Wake, (element: Element, start: () => void) => void> = {
  load: (_, start) => start(),
  idle: (_, start) => whenIdle(start),
  visible: whenVisible,
  interaction: whenTouched,
};

/**
 * Calls `start` once, at the moment that an island asked for.
 *
 * @param element the island's element in the page
 */
export function wakeAt(moment: Wake, element: Element, start: () => void): void {
  wakers[moment](element, start);
}

/** Whether a string is a moment that an island may ask for. */
export function isWake(value: string): value is Wake {
  return Object.hasOwn(wakers, value);
}
