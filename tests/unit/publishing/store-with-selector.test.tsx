import { act, render, screen } from '@testing-library/react';
import { useSyncExternalStoreWithSelector } from '@/scripts/publishing/store-with-selector';

type State = { name: string; other: number };

const store = {
  state: { name: 'Ana', other: 1 },
  listeners: new Set<() => void>(),
  set: (state: State) => {
    store.state = state;
    for (const listener of store.listeners) listener();
  },
  subscribe: (listener: () => void) => {
    store.listeners.add(listener);
    return () => {
      store.listeners.delete(listener);
    };
  },
};

const rendered = jest.fn();

function Name() {
  const { name } = useSyncExternalStoreWithSelector(
    store.subscribe,
    () => store.state,
    () => store.state,
    ({ name }) => ({ name }),
    (one, other) => one.name === other.name,
  );
  rendered(name);
  return <p>{name}</p>;
}

it('renders the selection only when it changes, and unsubscribes', () => {
  const { unmount } = render(<Name />);
  expect(screen.getByText('Ana')).toBeVisible();
  const before = rendered.mock.calls.length;
  act(() => store.set({ name: 'Ana', other: 2 }));
  expect(rendered.mock.calls).toHaveLength(before);
  act(() => store.set({ name: 'Jana', other: 2 }));
  expect(screen.getByText('Jana')).toBeVisible();
  unmount();
  expect(store.listeners.size).toBe(0);
});
