import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { bringIntoView } from '@/components/islands/dom';
import { CloseButton } from '@/components/ui/close-button';
import { checkIcon, Icon, warningIcon } from '@/components/ui/icon';

/** A message of success or failure. */
export type Toast = {
  kind: 'success' | 'destructive';
  title: string;
  text: string;
  /** Id of the element that it refers to, and must not cover. */
  about: string;
};

const roles = { destructive: 'alert', success: 'status' } as const;

const readingTimeMs = ({ title, text }: Toast) => 6000 + 60 * (title.length + text.length);

type ToastsProps = {
  toast: Toast | undefined;
  setToast: (toast: undefined) => void;
  closeLabel: string;
};

/**
 * The container for a toast, below the header, at the end of the page. Success is dismissed
 * automatically, failure stays until it is closed. Its two live regions are there before a toast:
 * screen readers announce only changes in an existing region.
 */
export function Toasts({ toast, setToast, closeLabel }: ToastsProps) {
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => setBody(document.body), []);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const previousFocus = useRef<HTMLElement>(undefined);
  const container = useRef<HTMLDivElement>(null);
  useScrollBelowToast(container, toast);

  const isTemporary = toast?.kind === 'success' && !isHovered && !isFocused;
  useEffect(() => {
    if (!toast || !isTemporary) return;
    const timer = setTimeout(() => setToast(undefined), readingTimeMs(toast));
    return () => clearTimeout(timer);
  }, [toast, isTemporary, setToast]);

  const close = () => {
    setToast(undefined);
    setHovered(false);
    setFocused(false);
    if (isFocused) previousFocus.current?.focus({ preventScroll: true });
  };
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      previousFocus.current = relatedTarget;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };

  if (!body) return null;
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: Tracks hover and focus of its button.
    <div
      className="pointer-events-none fixed top-header right-[max(0px,50%-var(--container-content)/2-var(--spacing-gutter))] z-50 max-h-[calc(100dvh-var(--spacing-header))] w-full max-w-128 overflow-y-auto px-gutter pt-4 pb-12 print:hidden"
      onBlur={() => setFocused(false)}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      ref={container}
    >
      {(['destructive', 'success'] as const).map((kind) => (
        <div key={kind} role={roles[kind]}>
          {toast?.kind === kind && (
            <ToastCard closeLabel={closeLabel} onClose={close} toast={toast} />
          )}
        </div>
      ))}
    </div>,
    body,
  );
}

const variants = {
  success: { card: 'border-action', background: 'bg-highlight', icon: checkIcon },
  destructive: { card: 'border-error', background: 'bg-paper text-error', icon: warningIcon },
} as const;

/** Enlarges an element for a moment. The animation code is loaded with the first toast. */
async function enlarge(element: HTMLElement): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { animate } = await import('framer-motion/dom/mini');
  await animate(element, { transform: ['scale(1)', 'scale(1.3)', 'none'] }, { duration: 0.6 });
}

type ToastCardProps = { toast: Toast; closeLabel: string; onClose: () => void };

function ToastCard({ toast: { kind, title, text }, closeLabel, onClose }: ToastCardProps) {
  const badge = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (badge.current) enlarge(badge.current).catch(() => undefined);
  }, []);
  const { card, background, icon } = variants[kind];
  return (
    <div
      className={`toast pointer-events-auto mb-3 flex items-start gap-3 rounded-card border-2 bg-paper p-3 pl-4 shadow-float ${card}`}
    >
      <span
        className={`mt-1 flex size-9 shrink-0 items-center justify-center rounded-full border-2 border-text forced-color-adjust-none ${background}`}
        ref={badge}
      >
        <Icon path={icon} />
      </span>
      <div className="min-w-0 flex-1 py-2">
        <p className="font-bold" id="toast-title">
          {title}
        </p>
        <p className="mt-1 text-small text-text-soft">{text}</p>
      </div>
      <CloseButton aria-describedby="toast-title" label={closeLabel} onClick={onClose} />
    </div>
  );
}

/**
 * Keeps a toast from covering the element that it refers to: the element is scrolled below it,
 * unless they do not overlap horizontally.
 */
function useScrollBelowToast(container: RefObject<HTMLElement | null>, toast?: Toast): void {
  useEffect(() => {
    const target = toast && document.getElementById(toast.about);
    if (!container.current || !target) return;
    const { left, bottom } = container.current.getBoundingClientRect();
    if (target.getBoundingClientRect().right <= left) return;
    const { paddingBottom } = getComputedStyle(container.current);
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const margin = bottom - Number.parseFloat(paddingBottom) - Number.parseFloat(scrollPaddingTop);
    target.style.scrollMarginTop = `${Math.max(0, Math.ceil(margin))}px`;
    bringIntoView(target);
  }, [container, toast]);
}
