/** A message of success or failure. */
export type Toast = {
  kind: 'success' | 'destructive';
  title: string;
  text?: string | undefined;
  /** Id of the element that it refers to, and must not cover. */
  about?: string | undefined;
};

const listeners = new Set<() => void>();
let current: Toast | undefined;

/**
 * Shows a toast, from any island, in place of an earlier one; undefined removes it. Success is
 * dismissed automatically, failure stays until it is closed.
 */
export function showToast(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Removes the toast, if there is one. */
export const closeToast = (): void => showToast(undefined);

/**
 * Calls `listener` whenever the toast changes.
 *
 * @returns a function that unsubscribes
 */
export function watchToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The toast that is shown, if any. */
export const currentToast = (): Toast | undefined => current;
