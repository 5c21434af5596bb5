/** Content of a toast: success or failure. */
export type ToastMessage = {
  kind: 'success' | 'destructive';
  title: string;
  text?: string | undefined;
  /** Id of the element that it refers to, and must not cover. */
  about?: string | undefined;
};

export type Toast = ToastMessage & { id: number };

const none: readonly Toast[] = [];
const listeners = new Set<() => void>();
let toasts = none;
let lastId = 0;

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast, from any island. Success toasts are dismissed automatically, destructive ones stay
 * until closed. A toast replaces an earlier one with the same content, and is announced again.
 *
 * @returns id for `closeToast`
 */
export function showToast(message: ToastMessage): number {
  const { kind, title, text } = message;
  lastId += 1;
  const others = toasts.filter(
    (toast) => toast.kind !== kind || toast.title !== title || toast.text !== text,
  );
  setToasts([...others, { ...message, id: lastId }]);
  return lastId;
}

/** Removes a toast, if it still exists. */
export function closeToast(id: number): void {
  const others = toasts.filter((toast) => toast.id !== id);
  if (others.length < toasts.length) setToasts(others);
}

/**
 * Calls `listener` whenever the list of toasts changes.
 *
 * @returns a function that unsubscribes
 */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The current toasts, oldest first. */
export const currentToasts = (): readonly Toast[] => toasts;

/** The toasts in server-rendered HTML, which has none. */
export const serverToasts = (): readonly Toast[] => none;
