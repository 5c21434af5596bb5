/**
 * When an island is loaded and hydrated: immediately, when the browser has painted the page and is
 * idle, or shortly before it scrolls into view.
 */
export type Trigger = 'load' | 'idle' | 'visible';

/** Distance from the viewport at which a `visible` island is hydrated. */
const visibleMargin = '200px';

/**
 * Calls `start` after the first paint; immediately if the page is prerendered or hidden, or if the
 * browser does not tell.
 */
function whenPainted(start: () => void): void {
  if (document.visibilityState === 'hidden' || !('PerformanceObserver' in window)) {
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

function whenInView(element: Element, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: visibleMargin },
  );
  observer.observe(element);
}

/** Calls `start` once, when a trigger of an island fires. */
export type Scheduler = (element: HTMLElement, start: () => void) => void;

/** The schedulers by trigger. */
export const schedulers: Readonly<Record<string, Scheduler>> = {
  load: (_, start) => start(),
  idle: (_, start) => whenPainted(() => whenIdle(start)),
  visible: whenInView,
} satisfies Record<Trigger, Scheduler>;

/** Whether the URL's hash contains the state of an island. */
export function hasStateInHash(element: HTMLElement): boolean {
  const { hash } = element.dataset;
  return hash !== undefined && window.location.hash.startsWith(`#${hash}=`);
}

/** Elements that need scripts. Links and `summary` elements work without. */
const scriptedButton = 'button[type="button"]';

/** Submits a form natively; offline, shows the island's note instead, if it has one. */
function submitNatively(form: HTMLFormElement, island: HTMLElement): void {
  const note = island.querySelector<HTMLElement>('[data-offline-note]');
  if (navigator.onLine || !note) {
    form.submit();
    return;
  }
  // The style sheet shows the note because of this attribute.
  island.dataset['offline'] = '';
  note.focus();
}

/**
 * Records the last click on a button, and prevents the submit of a form and the browser's messages
 * about its fields, until their island is hydrated. Offline, a native submit would replace the page,
 * and the input would be lost.
 *
 * @param hydrate called at a submit
 * @returns a function to call after each attempt to hydrate the island. After a success, it stops
 *   recording and replays the recorded input. After a failure, the browser validates the form, and
 *   it is submitted natively
 */
export function recordEarlyInput(
  element: HTMLElement,
  hydrate: () => void,
): (isHydrated: boolean) => void {
  let clicked: HTMLElement | undefined;
  let submitted: HTMLFormElement | null = null;
  let hasFailed = false;
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const recordClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(scriptedButton) : null;
    clicked = button ?? clicked;
  };
  const recordSubmit = (event: Event) => {
    if (event.type === 'invalid' && hasFailed) return;
    event.preventDefault();
    if (event.target instanceof Element) submitted = event.target.closest('form');
    hydrate();
  };
  element.addEventListener('click', recordClick, options);
  element.addEventListener('submit', recordSubmit, options);
  element.addEventListener('invalid', recordSubmit, options);
  return (isHydrated) => {
    const form = submitted;
    submitted = null;
    hasFailed = !isHydrated;
    if (isHydrated) {
      controller.abort();
      if (clicked?.isConnected) clicked.click();
      form?.requestSubmit();
    } else if (form?.reportValidity()) submitNatively(form, element);
  };
}

/** The props in the page's inline JSON script, which is parsed once. */
let propsOfPage: unknown;

/**
 * Reads the props of an island. Its attribute contains the props themselves, or, in published
 * pages, an index in the page's inline JSON script, or the path of a file.
 *
 * @returns undefined if the page has none
 */
export async function readIslandProps(element: HTMLElement): Promise<unknown> {
  const value: unknown = JSON.parse(element.dataset['props'] ?? '');
  if (typeof value === 'string') return (await fetch(value)).json();
  if (typeof value !== 'number') return value;
  propsOfPage ??= JSON.parse(document.getElementById('island-props')?.textContent ?? '');
  return Array.isArray(propsOfPage) ? propsOfPage[value] : undefined;
}
