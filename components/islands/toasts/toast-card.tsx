import { useEffect } from 'react';
import { closeToast, type Toast } from '@/components/islands/toasts/toast-store';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { Check, TriangleAlert, X } from '@/components/ui/icon-shapes';

type Props = {
  toast: Toast;
  /** Pauses dismissal. */
  isPaused: boolean;
  closeLabel: string;
  onClose: () => void;
};

/** Time to read a toast, in milliseconds. */
const readingTime = ({ title, text = '' }: Toast) => 6000 + 60 * (title.length + text.length);

const looks = {
  success: { card: 'border-action', mark: 'bg-highlight', icon: Check },
  destructive: { card: 'border-accent', mark: 'bg-ground', icon: TriangleAlert },
} as const;

/** Id of a toast's close button. */
export const closeButtonId = (toast: Toast): string => `toast-${toast.id}-close`;

/**
 * A toast with its close button. Success toasts are dismissed automatically after the reading time.
 */
export function ToastCard({ toast, isPaused, closeLabel, onClose }: Props) {
  const { id, kind, title, text } = toast;
  const goesAfter = kind === 'success' && !isPaused ? readingTime(toast) : undefined;
  useEffect(() => {
    if (goesAfter === undefined) return;
    const timer = setTimeout(() => closeToast(id), goesAfter);
    return () => clearTimeout(timer);
  }, [id, goesAfter]);
  const { card, mark, icon } = looks[kind];
  return (
    <div
      className={`pointer-events-auto mb-3 flex items-start gap-3 rounded-card border-2 bg-paper p-3 pl-4 shadow-float ${card}`}
    >
      <span
        className={`mark mt-1 flex size-9 shrink-0 items-center justify-center rounded-full border-2 border-text ${mark}`}
      >
        <DrawnIcon shapes={icon} />
      </span>
      <div className="min-w-0 flex-1 py-2">
        <p className="font-bold" id={`toast-${id}-title`}>
          {title}
        </p>
        {text !== undefined && <p className="mt-1 text-small text-text-soft">{text}</p>}
      </div>
      <button
        aria-describedby={`toast-${id}-title`}
        aria-label={closeLabel}
        className="flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-tint active:bg-ground-deep"
        id={closeButtonId(toast)}
        onClick={onClose}
        type="button"
      >
        <DrawnIcon shapes={X} />
      </button>
    </div>
  );
}
