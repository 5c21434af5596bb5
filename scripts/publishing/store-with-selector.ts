import { useRef, useSyncExternalStore } from 'react';

/**
 * React's `use-sync-external-store/with-selector`, which Headless UI uses, as an ES module. The
 * original calls `require('react')`, for which the bundler would wrap all of Preact in a function.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: (() => Snapshot) | undefined,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean = Object.is,
): Selection {
  const last = useRef<{ selection: Selection }>(undefined);
  const select = (snapshot: Snapshot): Selection => {
    const selection = selector(snapshot);
    // An equal selection stays the same object, so that nothing is rendered.
    if (!last.current || !isEqual(last.current.selection, selection)) last.current = { selection };
    return last.current.selection;
  };
  return useSyncExternalStore(
    subscribe,
    () => select(getSnapshot()),
    getServerSnapshot && (() => select(getServerSnapshot())),
  );
}
