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

/** Destructive toasts first, so that automatic dismissal of others does not move them. */
const regions = [
  { role: 'alert', kind: 'destructive' },
  { role: 'status', kind: 'success' },
] as const;

/**
 * The only container for toasts, below the header. Its two live regions are server-rendered and
 * empty: screen readers announce only changes in an existing region.
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

  /** Closes a toast; focus moves to another toast, or back to the previously focused element. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: Tracks hover and focus of its buttons.
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
