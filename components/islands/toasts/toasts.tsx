'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { bringIntoView } from '@/components/islands/dom';
import {
  closeToast,
  currentToasts,
  serverToasts,
  type Toast,
  watchToasts,
} from '@/components/islands/toasts/toast-store';
import { CloseButton } from '@/components/ui/close-button';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { Check, TriangleAlert } from '@/components/ui/icon-shapes';

type ToastsProps = { texts: { close: string } };

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
  const toasts = useSyncExternalStore(watchToasts, currentToasts, serverToasts);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const previousFocus = useRef<HTMLElement>(undefined);
  const stack = useRef<HTMLDivElement>(null);
  useScrollBelowToasts(stack, toasts.at(-1));

  /** Closes a toast; focus moves to another toast, or back to the previously focused element. */
  const close = (closed: Toast) => {
    const next = toasts.findLast(({ id }) => id !== closed.id);
    closeToast(closed.id);
    setHovered(false);
    const target = next ? document.getElementById(closeButtonId(next)) : previousFocus.current;
    if (isFocused) target?.focus({ preventScroll: true });
  };
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      previousFocus.current = relatedTarget;
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
      className="pointer-events-none fixed top-header right-[max(0px,50%-var(--container-content)/2-var(--spacing-gutter))] z-50 max-h-[calc(100dvh-var(--spacing-header))] w-full max-w-128 overflow-y-auto px-gutter pt-4 pb-12 print:hidden"
      onBlur={onBlur}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      ref={stack}
    >
      {regions.map(({ role, kind }) => (
        <div key={kind} role={role}>
          {toasts
            .filter((toast) => toast.kind === kind)
            .map((toast) => (
              <ToastCard
                closeLabel={texts.close}
                isPaused={isHovered || isFocused}
                key={toast.id}
                onClose={() => close(toast)}
                toast={toast}
              />
            ))}
        </div>
      ))}
    </div>
  );
}

type Props = {
  toast: Toast;
  isPaused: boolean;
  closeLabel: string;
  onClose: () => void;
};

const readingTimeMs = ({ title, text = '' }: Toast) => 6000 + 60 * (title.length + text.length);

const variants = {
  success: { card: 'border-action', background: 'bg-highlight', icon: Check },
  destructive: { card: 'border-error', background: 'bg-paper text-error', icon: TriangleAlert },
} as const;

const closeButtonId = (toast: Toast): string => `toast-${toast.id}-close`;

/** Enlarges the mark of a toast for a moment. The animation code is loaded with the first toast. */
async function enlarge(mark: HTMLElement): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { animate } = await import('framer-motion/dom/mini');
  await animate(mark, { transform: ['scale(1)', 'scale(1.3)', 'none'] }, { duration: 0.6 });
}

/**
 * A toast with its close button. Success toasts are dismissed automatically after the reading time.
 */
function ToastCard({ toast, isPaused, closeLabel, onClose }: Props) {
  const { id, kind, title, text } = toast;
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (mark.current) enlarge(mark.current).catch(() => undefined);
  }, []);
  const dismissAfter = kind === 'success' && !isPaused ? readingTimeMs(toast) : undefined;
  useEffect(() => {
    if (dismissAfter === undefined) return;
    const timer = setTimeout(() => closeToast(id), dismissAfter);
    return () => clearTimeout(timer);
  }, [id, dismissAfter]);
  const { card, background, icon } = variants[kind];
  return (
    <div
      className={`toast pointer-events-auto mb-3 flex items-start gap-3 rounded-card border-2 bg-paper p-3 pl-4 shadow-float ${card}`}
    >
      <span
        className={`mark mt-1 flex size-9 shrink-0 items-center justify-center rounded-full border-2 border-text ${background}`}
        ref={mark}
      >
        <DrawnIcon shapes={icon} />
      </span>
      <div className="min-w-0 flex-1 py-2">
        <p className="font-bold" id={`toast-${id}-title`}>
          {title}
        </p>
        {text !== undefined && <p className="mt-1 text-small text-text-soft">{text}</p>}
      </div>
      <CloseButton
        aria-describedby={`toast-${id}-title`}
        id={closeButtonId(toast)}
        label={closeLabel}
        onClick={onClose}
      />
    </div>
  );
}

/**
 * Keeps toasts from covering the element that the newest one refers to: it is scrolled below them,
 * unless they do not overlap horizontally.
 *
 * @param stack container of the toasts
 */
function useScrollBelowToasts(
  stack: RefObject<HTMLElement | null>,
  newest: Toast | undefined,
): void {
  const lastId = useRef(0);
  useEffect(() => {
    // Once per toast: dismissing another one must not scroll.
    if (!newest || newest.id <= lastId.current) return;
    lastId.current = newest.id;
    const target = newest.about === undefined ? null : document.getElementById(newest.about);
    if (!stack.current || !target) return;
    const { left, bottom } = stack.current.getBoundingClientRect();
    if (target.getBoundingClientRect().right <= left) return;
    const { paddingBottom } = getComputedStyle(stack.current);
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const margin = bottom - Number.parseFloat(paddingBottom) - Number.parseFloat(scrollPaddingTop);
    target.style.scrollMarginTop = `${Math.max(0, Math.ceil(margin))}px`;
    bringIntoView(target);
  }, [stack, newest]);
}
