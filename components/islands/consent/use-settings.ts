import { type ComponentType, useState } from 'react';
import type { SettingsDialogProps } from '@/components/islands/consent/settings-dialog';
import { importWithRetry } from '@/components/islands/lazy-import';
import type { Motion } from '@/components/islands/motion';

type Loaded = { Dialog: ComponentType<SettingsDialogProps>; motion: Motion };

/** `loading`: wanted, but its code is still on the way. */
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
        // Several clicks may have waited, and the last word may have been to close.
        setState((now) => (now === 'loading' ? 'open' : now));
      },
      () => setState((now) => (now === 'loading' ? 'failed' : now)),
    );
  };

  return {
    state,
    loaded: state === 'open' ? loaded : undefined,
    prepare: () => {
      // A click will say what became of it.
      if (!loaded) load().then(setLoaded, () => undefined);
    },
    opener,
    open,
    close: () => setState('closed'),
  };
}
