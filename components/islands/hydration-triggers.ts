/**
 * When an island is loaded and hydrated: immediately, when the browser has painted the page and is
 * idle, shortly before it scrolls into view, or on first interaction.
 */
export type Trigger = 'load' | 'idle' | 'visible' | 'interaction';

/** Events that count as interaction; assistive technology may send a click only. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/** Distance from the viewport at which a `visible` island is hydrated. */
const nearness = '200px';

/** At once where nothing will be painted, such as in a page that is rendered ahead. */
function whenPainted(start: () => void): void {
  if (document.visibilityState === 'hidden') {
    start();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}

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

const starters: Record<Trigger, (element: Element, start: () => void) => void> = {
  load: (_, start) => start(),
  idle: (_, start) => whenPainted(() => whenIdle(start)),
  visible: whenVisible,
  interaction: whenTouched,
};

/** Calls `start` once, when the trigger of an island fires. */
export function onTrigger(trigger: Trigger, element: Element, start: () => void): void {
  starters[trigger](element, start);
}

/** Whether a string names a trigger. */
export function isTrigger(value: string): value is Trigger {
  return Object.hasOwn(starters, value);
}

/** Whether the URL's hash holds the state of an island. */
export function isAddressed(element: HTMLElement): boolean {
  const { hash } = element.dataset;
  return hash !== undefined && window.location.hash.startsWith(`#${hash}=`);
}
