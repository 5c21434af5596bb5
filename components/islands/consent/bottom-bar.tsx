import { type ReactNode, useRef } from 'react';
import { useBottomInset } from '@/components/islands/consent/use-bottom-inset';
import { useDocked } from '@/components/islands/consent/use-docked';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { X } from '@/components/ui/icon-shapes';

type Props = {
  label: string;
  /** Name of the icon that closes it. */
  close: string;
  onClose: () => void;
  /** Hidden rather than gone: the settings may have been opened from here. */
  isHidden?: boolean;
  children: ReactNode;
};

/**
 * A notice at the bottom of the window, with an icon that closes it: a bar along the edge; on wide
 * windows a card in the left corner, as long as the page is at its top.
 */
export function BottomBar({ label, close, onClose, isHidden = false, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const isDocked = useDocked(frame);
  useBottomInset(frame, { isShown: !isHidden, isDocked });
  return (
    <div
      className={`pinned fixed inset-x-0 z-30 max-h-full overflow-y-auto border-edge border-t bg-paper py-0.5 print:hidden ${isDocked ? '' : 'pinned-card'}`}
      hidden={isHidden}
      // A new element: moving the old one would count as a layout shift.
      key={isDocked ? 'bar' : 'card'}
      ref={frame}
    >
      <section
        aria-label={label}
        className={`relative flex flex-wrap items-center gap-x-2 gap-y-2.5 ${isDocked ? 'content' : 'px-5'}`}
      >
        {children}
        <button
          aria-label={close}
          className="notice-close -mr-3 grid size-11 place-items-center rounded-full text-text-soft hover:bg-tint hover:text-text"
          onClick={onClose}
          title={close}
          type="button"
        >
          <DrawnIcon shapes={X} />
        </button>
      </section>
    </div>
  );
}
