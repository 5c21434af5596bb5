import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import type { SettingsDialogProps } from '@/components/islands/consent/settings-dialog';
import { listen } from '@/components/islands/listen';
import type { Motion } from '@/components/islands/motion';

type Loaded = { Dialog: ComponentType<SettingsDialogProps>; motion: Motion };

/** `loading`: opened, but its code is not loaded yet. */
type State = 'closed' | 'loading' | 'failed' | 'open';

const importMotion = () => import('@/components/islands/motion');
const importDialog = () => import('@/components/islands/consent/settings-dialog');

async function load(): Promise<Loaded> {
  const [{ SettingsDialog: Dialog }, { motion }] = await Promise.all([
    importDialog(),
    importMotion(),
  ]);
  return { Dialog, motion };
}

/**
 * The settings dialog, whose code is loaded on first interaction.
 *
 * @returns `loaded` once it is open; `prepare` loads its code, `open` shows it once it is loaded,
 *   and `opener` is the element that opened it
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

/** Attribute of the links that open the settings if scripts run. */
const selector = 'a[data-opens="cookie-settings"]';

/** Events that precede a click. */
const eventsBeforeClick = ['pointerover', 'pointerdown', 'focusin'] as const;

function findSettingsLink({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Whether a click does more than follow the link, such as opening a new tab. */
function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Calls `change` for every link that opens the settings. */
function forEachLink(change: (link: Element) => void): void {
  for (const link of document.querySelectorAll(selector)) change(link);
}

/**
 * Makes the page's links to the cookie settings open the dialog. They are outside the island:
 * without it, they lead to the text about cookies.
 *
 * @param actions.isBusy whether the settings are being loaded
 * @param actions.prepare called before a click is likely
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
