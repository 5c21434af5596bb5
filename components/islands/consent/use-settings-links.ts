import { useLayoutEffect, useRef } from 'react';

/** Marks the links of the page that open the settings where scripts run. */
const selector = 'a[data-opens="cookie-settings"]';

/** What foretells a click. */
const touches = ['pointerover', 'pointerdown', 'focusin'] as const;

function settingsLinkOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Whether a click asks for something else than the link itself, such as a new tab. */
function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Calls `change` for every link that opens the settings. */
function forEachLink(change: (link: Element) => void): void {
  for (const link of document.querySelectorAll(selector)) change(link);
}

/**
 * Lets the page's links to the cookie settings open them in place. They stand outside of the
 * island as plain links to the text about cookies, so that they lead somewhere without it.
 *
 * @param actions.isBusy whether the settings are on their way
 * @param actions.prepare called when a click is to be expected
 * @param actions.open called instead of following the link
 */
export function useSettingsLinks(actions: {
  isBusy: boolean;
  prepare: () => void;
  open: (link: HTMLElement) => void;
}): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    const onTouch = (event: Event) => {
      if (settingsLinkOf(event)) latest.current.prepare();
    };
    const onClick = (event: MouseEvent) => {
      const link = settingsLinkOf(event);
      if (!link || event.defaultPrevented || isModified(event)) return;
      event.preventDefault();
      latest.current.open(link);
    };
    forEachLink((link) => link.setAttribute('aria-haspopup', 'dialog'));
    for (const touch of touches) document.addEventListener(touch, onTouch, { passive: true });
    document.addEventListener('click', onClick);
    return () => {
      forEachLink((link) => link.removeAttribute('aria-haspopup'));
      for (const touch of touches) document.removeEventListener(touch, onTouch);
      document.removeEventListener('click', onClick);
    };
  }, []);
  useLayoutEffect(() => {
    if (!actions.isBusy) return;
    forEachLink((link) => link.setAttribute('aria-busy', 'true'));
    return () => forEachLink((link) => link.removeAttribute('aria-busy'));
  }, [actions.isBusy]);
}
