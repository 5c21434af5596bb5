import { linkOf, listen } from '@/components/islands/dom';

/** Enhances the menus of the header, and the page's bar. */
export function enhanceMenus(signal: AbortSignal): void {
  listen(document, ['pointerdown', 'keydown'], { once: true, signal }, () => {
    // Enables smooth scrolling for links within the page.
    document.documentElement.toggleAttribute('data-had-input', true);
  });
  const bar = document.getElementById('menu-bar');
  const sheet = document.getElementById('menu-sheet');
  if (bar) enhanceMenuBar(bar, signal);
  if (sheet instanceof HTMLDetailsElement) enhanceMenuSheet(sheet, signal);
  showPageBar(signal);
}

/** The calls to action of a page's first section. */
const firstCalls = 'main > :first-child .cta';

/** Shows the page's bar once the last call of the first section has left the window. */
function showPageBar(signal: AbortSignal): void {
  const bar = document.querySelector('.page-bar');
  const call = [...document.querySelectorAll(firstCalls)].at(-1);
  if (!bar || !call) return;
  const headerHeight = document.querySelector('header')?.clientHeight ?? 0;
  const observer = new IntersectionObserver(
    (entries) => bar.toggleAttribute('data-shown', entries.at(-1)?.isIntersecting === false),
    // What the header covers has left the window; what is below the window has not.
    { rootMargin: `-${headerHeight}px 0px 10000%` },
  );
  observer.observe(call);
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Enhances the bar's dropdown menus: hover, and closing on Escape, on a click outside,
 * when focus leaves, and when a link is chosen.
 */
function enhanceMenuBar(bar: HTMLElement, signal: AbortSignal): void {
  const close = () => closeMenus(bar);
  openByHover(bar, signal);
  for (const menu of findMenus(bar)) closeOnEscape(menu, { close, signal });
  listen(document, ['pointerdown', 'focusin'], { signal }, ({ target }) =>
    closeMenus(bar, target instanceof Node ? target : null),
  );
  closeWhenLeft(bar, close, signal);
}

/** Hover delays before a menu opens and closes, in milliseconds. */
const hoverDelays = { open: 120, close: 300 } as const;

/**
 * Opens the menus of the bar on hover, and closes only menus that it opened itself. A click on the
 * label of such a menu keeps it open.
 */
function openByHover(bar: HTMLElement, signal: AbortSignal): void {
  let hovered: HTMLDetailsElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (delay: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  for (const menu of findMenus(bar)) {
    const open = () => {
      if (menu.open) return;
      closeMenus(bar);
      hovered = menu;
      menu.open = true;
    };
    const close = () => {
      // Keep it open while it contains keyboard focus.
      if (hovered === menu && !menu.contains(document.activeElement)) menu.open = false;
    };
    listen(menu, 'pointerenter', { signal }, ({ pointerType }) => {
      if (pointerType === 'mouse') later(hoverDelays.open, open);
    });
    listen(menu, 'pointerleave', { signal }, () => later(hoverDelays.close, close));
    listen(menu.querySelector('summary') ?? menu, 'click', { signal }, (event) => {
      clearTimeout(timer);
      const byPointer = event.detail > 0;
      if (byPointer && menu.open && hovered === menu) event.preventDefault();
      hovered = undefined;
    });
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** How long the sheet appears, rounded up (`app/globals.css`). */
const animationMs = 200;

/** Elements that are inert while the sheet is open. Banner and toasts are above it. */
const covered = 'main, nav, footer, a, [data-island="language-suggestion"]';

/**
 * Enhances the menu sheet: the page behind it is inert while it is open, and it closes on Escape,
 * when a link is chosen, and when the window becomes wide enough for the bar.
 */
function enhanceMenuSheet(sheet: HTMLDetailsElement, signal: AbortSignal): void {
  const header = sheet.closest('header');
  const behind = [...(header?.parentElement?.children ?? [])].filter((element) =>
    element.matches(covered),
  );
  const setInert = (isInert: boolean) => {
    for (const element of behind) element.toggleAttribute('inert', isInert);
  };
  const close = () => {
    sheet.open = false;
    // Before the `toggle` event, because the chosen link may lead to inert content.
    setInert(false);
  };

  const update = () => setInert(sheet.open && !signal.aborted);
  // After the animation, because it recalculates the styles of the whole page.
  listen(sheet, 'toggle', { signal }, () => void setTimeout(update, animationMs));
  // With the focus elsewhere, Escape closes an element above the sheet.
  closeOnEscape(sheet, { close, within: header, signal });
  closeWhenLeft(sheet, close, signal);
  // The sheet may have been opened before hydration.
  update();
  signal.addEventListener('abort', update);
}

/** The menus inside an element: `details` elements, which work natively. */
function findMenus(part: HTMLElement): HTMLDetailsElement[] {
  return [...part.querySelectorAll('details')];
}

/** Closes the menus inside an element, except the one that contains `inside`. */
function closeMenus(part: HTMLElement, inside: Node | null = null): void {
  for (const menu of findMenus(part)) {
    // Closing a closed menu would fire a needless event.
    if (menu.open && !menu.contains(inside)) menu.open = false;
  }
}

/**
 * Calls `close` when a link is opened in this tab, before navigation, so that the browser can scroll
 * to a section of the same page and continue keyboard focus from there; and when a window of another
 * size no longer shows the part, which CSS decides.
 */
function closeWhenLeft(part: HTMLElement, close: () => void, signal: AbortSignal): void {
  listen(part, 'click', { signal }, (event) => {
    if (linkOf(event) && !(event.ctrlKey || event.metaKey || event.shiftKey)) close();
  });
  listen(window, 'resize', { signal }, () => {
    if (part.getClientRects().length === 0) close();
  });
}

/**
 * Escape closes a menu; focus inside it, or on no element, moves to its label.
 *
 * @param within if set, Escape only closes the menu while the focus is inside this element
 */
function closeOnEscape(
  menu: HTMLDetailsElement,
  { close, within, signal }: { close: () => void; within?: Element | null; signal: AbortSignal },
): void {
  listen(document, 'keydown', { signal }, (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !menu.open) return;
    const { activeElement, body } = document;
    const returnsFocus = activeElement === body || (within ?? menu).contains(activeElement);
    if (within && !returnsFocus) return;
    close();
    if (returnsFocus) menu.querySelector('summary')?.focus();
  });
}
