import { X } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { useBottomInset } from '@/components/islands/consent/use-bottom-inset';
import { DrawnIcon } from '@/components/ui/drawn-icon';

type Props = {
  label: string;
  /** Name of the icon that closes it. */
  close: string;
  onClose: () => void;
  /** Hidden rather than gone: the settings may have been opened from here. */
  isHidden?: boolean;
  children: ReactNode;
};

/** A card that floats at the bottom of the window, with an icon in its corner that closes it. */
export function BottomBar({ label, close, onClose, isHidden = false, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useBottomInset(frame, !isHidden);
  return (
    <div
      className="pinned fixed inset-x-0 bottom-0 z-30 px-3 pb-3 print:hidden"
      hidden={isHidden}
      ref={frame}
    >
      <section
        aria-label={label}
        className="relative mx-auto max-h-[calc(100dvh-1.5rem)] max-w-content overflow-y-auto rounded-card border border-edge bg-paper px-5 py-4 shadow-float sm:px-6 sm:py-5"
      >
        {children}
        <button
          aria-label={close}
          className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-full text-text-soft hover:bg-tint hover:text-text"
          onClick={onClose}
          title={close}
          type="button"
        >
          <DrawnIcon node={X} />
        </button>
      </section>
    </div>
  );
}
