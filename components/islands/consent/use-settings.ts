import { type ComponentType, useState } from 'react';
import type { SettingsDialogProps } from '@/components/islands/consent/settings-dialog';

type Dialog = ComponentType<SettingsDialogProps>;

/** `loading`: wanted, but its code is still on the way. */
type State = 'closed' | 'loading' | 'failed' | 'open';

const fetchDialog = async (): Promise<Dialog> =>
  (await import('@/components/islands/consent/settings-dialog')).SettingsDialog;

/**
 * The settings dialog, whose code comes at the first touch.
 *
 * @returns `Dialog` once it is open; `prepare` fetches its code, `open` shows it when it is
 *   there, and `opener` is what it was opened from
 */
export function useSettings(): {
  state: State;
  Dialog: Dialog | undefined;
  prepare: () => void;
  opener: HTMLElement | undefined;
  open: (opener: HTMLElement) => void;
  close: () => void;
} {
  const [state, setState] = useState<State>('closed');
  const [opener, setOpener] = useState<HTMLElement>();
  const [loaded, setLoaded] = useState<{ Dialog: Dialog }>();

  const open = (from: HTMLElement) => {
    setOpener(from);
    if (loaded) {
      setState('open');
      return;
    }
    setState('loading');
    fetchDialog().then(
      (Dialog) => {
        setLoaded({ Dialog });
        // Several clicks may have waited, and the last word may have been to close.
        setState((now) => (now === 'loading' ? 'open' : now));
      },
      () => setState((now) => (now === 'loading' ? 'failed' : now)),
    );
  };

  return {
    state,
    Dialog: state === 'open' ? loaded?.Dialog : undefined,
    prepare: () => {
      // A click will say what became of it.
      if (!loaded)
        fetchDialog().then(
          (Dialog) => setLoaded({ Dialog }),
          () => undefined,
        );
    },
    opener,
    open,
    close: () => setState('closed'),
  };
}
