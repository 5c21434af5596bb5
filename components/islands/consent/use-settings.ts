import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import type { SettingsDialogProps } from '@/components/islands/consent/settings-dialog';
import { importWithRetry } from '@/components/islands/lazy-import';
import { listen } from '@/components/islands/listen';
import type { Motion } from '@/components/islands/motion';

type Loaded = { Dialog: ComponentType<SettingsDialogProps>; motion: Motion };

/** `loading`: opened, but its code is not loaded yet. */
type State = 'closed' | 'loading' | 'failed' | 'open';

const importMotion = importWithRetry(() => import('@/components/islands/motion'));
const importDialog = importWithRetry(() => import('@/components/islands/consent/settings-dialog'));

async function load(): Promise<Loaded> {
  const [{ SettingsDialog: Dialog }, { motion }] = await Promise.all([
    importDialog(),
    importMotion(),
  ]);
  return { Dialog, motion };
}

/**
 * The settings dialog, whose code comes at the first touch.
 *
 * @returns `loaded` once it is open; `prepare` fetches its code, `open` shows it when it is
 *   there, and `opener` is what it was opened from
 */
export function useSettings(): {
  state: State;
  loaded: Loaded | undefined;
  prepare: () => void;
  opener: HTMLElement | undefined;
  open: (opener: HTMLElement) => void;
  close: () => void;
} {
  const [state, setState] = useState<State>('closed');
  const [opener, setOpener] = useState<HTMLElement>();
  const [loaded, setLoaded] = useState<Loaded>();

  const open = (from: HTMLElement) => {
    setOpener(from);
    if (loaded) {
      setState('open');
      return;
    }
    setState('loading');
    load().then(
      (code) => {
        setLoaded(code);
        // The visitor may have closed the settings while they were loading.
        setState((now) => (now === 'loading' ? 'open' : now));
      },
      () => setState((now) => (now === 'loading' ? 'failed' : now)),
    );
  };

  return {
    state,
    loaded: state === 'open' ? loaded : undefined,
    prepare: () => {
      // A click reports the failure.
      if (!loaded) load().then(setLoaded, () => undefined);
    },
    opener,
    open,
    close: () => setState('closed'),
  };
}

/** Marks the links of the page that open the settings where scripts run. */
const selector = 'a[data-opens="cookie-settings"]';

/** Events that precede a click. */
const eventsBeforeClick = ['pointerover', 'pointerdown', 'focusin'] as const;

function findSettingsLink({ target }: Event): HTMLElement | null {
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
    const controller = new AbortController();
    const { signal } = controller;
    forEachLink((link) => link.setAttribute('aria-haspopup', 'dialog'));
    listen(document, eventsBeforeClick, { passive: true, signal }, (event) => {
      if (findSettingsLink(event)) latest.current.prepare();
    });
    listen(document, 'click', { signal }, (event) => {
      const link = findSettingsLink(event);
      if (!link || event.defaultPrevented || isModified(event)) return;
      event.preventDefault();
      latest.current.open(link);
    });
    return () => {
      forEachLink((link) => link.removeAttribute('aria-haspopup'));
      controller.abort();
    };
  }, []);
  useLayoutEffect(() => {
    if (!actions.isBusy) return;
    forEachLink((link) => link.setAttribute('aria-busy', 'true'));
    return () => forEachLink((link) => link.removeAttribute('aria-busy'));
  }, [actions.isBusy]);
}
