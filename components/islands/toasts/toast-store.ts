/** What a toast says: that something worked, or that it went wrong. */
export type ToastMessage = {
  kind: 'success' | 'destructive';
  title: string;
  text?: string | undefined;
  /** Id of the place in the page that it speaks of, and may not cover. */
  about?: string | undefined;
};

/** A toast that is being shown. */
export type Toast = ToastMessage & { id: number };

const none: readonly Toast[] = [];
const listeners = new Set<() => void>();
let toasts = none;
let lastId = 0;

function replaceBy(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast, from any island. It is announced; success goes by itself, anything destructive
 * stays until it is closed. The same words again take the place of the earlier ones, so that they
 * are announced once more and never pile up.
 *
 * @returns what `closeToast` takes
 */
export function showToast(message: ToastMessage): number {
  const { kind, title, text } = message;
  lastId += 1;
  const others = toasts.filter(
    (toast) => toast.kind !== kind || toast.title !== title || toast.text !== text,
  );
  replaceBy([...others, { ...message, id: lastId }]);
  return lastId;
}

/** Takes a toast away, if it is still there. */
export function closeToast(id: number): void {
  const others = toasts.filter((toast) => toast.id !== id);
  if (others.length < toasts.length) replaceBy(others);
}

/**
 * Calls `listener` whenever other toasts are to be shown.
 *
 * @returns what ends the listening
 */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The toasts to be shown now, the oldest first. */
export const currentToasts = (): readonly Toast[] => toasts;

/** The toasts in the HTML that the server writes: none. */
export const toastsOfServer = (): readonly Toast[] => none;
