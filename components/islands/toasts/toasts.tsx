'use client';

import { type FocusEvent, type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { closeButtonId, ToastCard } from '@/components/islands/toasts/toast-card';
import {
  closeToast,
  currentToasts,
  type Toast,
  toastsOfServer,
  watchToasts,
} from '@/components/islands/toasts/toast-store';
import { useClearPlace } from '@/components/islands/toasts/use-clear-place';
import { usePageHidden } from '@/components/islands/toasts/use-page-hidden';
import { useStack } from '@/components/islands/toasts/use-stack';

export type ToastsProps = { texts: { close: string } };

/** What is urgent stands first, so that nothing that goes by itself moves it. */
const regions = [
  { role: 'alert', kind: 'destructive' },
  { role: 'status', kind: 'success' },
] as const;

/**
 * The one place for toasts, below the header. The server renders its two live regions, empty:
 * screen readers announce only what changes in a region that they already know.
 */
export default function Toasts({ texts }: ToastsProps) {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, toastsOfServer);
  const Stack = useStack(toasts.length > 0);
  const isHidden = usePageHidden();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(undefined);
  const stack = useRef<HTMLDivElement>(null);
  useClearPlace(stack, Stack ? toasts : toastsOfServer());

  /** Closes a toast; the focus goes on to another one, or back to where it came from. */
  const close = (closed: Toast) => {
    const next = toasts.findLast(({ id }) => id !== closed.id);
    closeToast(closed.id);
    setHovered(false);
    const target = next ? document.getElementById(closeButtonId(next)) : cameFrom.current;
    if (isFocused) target?.focus({ preventScroll: true });
  };
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const newest = toasts.at(-1);
    if (event.key === 'Escape' && newest) close(newest);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Watches whether its buttons are in use.
    <div
      className="pointer-events-none fixed top-header right-0 z-50 max-h-[calc(100dvh-var(--spacing-header))] w-full max-w-128 overflow-y-auto px-gutter pt-4 pb-12 print:hidden"
      onBlur={onBlur}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      ref={stack}
    >
      {regions.map(({ role, kind }) => (
        <div key={kind} role={role}>
          {Stack && (
            <Stack
              renderToast={(toast) => (
                <ToastCard
                  closeLabel={texts.close}
                  isPaused={isHovered || isFocused || isHidden}
                  onClose={() => close(toast)}
                  toast={toast}
                />
              )}
              toasts={toasts.filter((toast) => toast.kind === kind)}
            />
          )}
        </div>
      ))}
    </div>
  );
}
