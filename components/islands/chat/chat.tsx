'use client';

import { type KeyboardEvent, useRef } from 'react';
import { useBubble } from '@/components/islands/chat/use-bubble';
import { useFreePlace } from '@/components/islands/chat/use-free-place';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { MessageCircle, X } from '@/components/ui/icon-shapes';
import { newTab } from '@/components/ui/new-tab';

export type ChatProps = {
  /** Opens the chat with a prefilled greeting. */
  href: string;
  texts: {
    /** Name of the messenger, shown if space permits. */
    messenger: string;
    /** Accessible name: the icon has no text. */
    open: string;
    bubble: string;
    close: string;
  };
};

/**
 * The chat link and its delayed speech bubble. The link works without scripts. The bubble's live
 * region is server-rendered and empty, so that its text is announced when inserted.
 */
export default function Chat({ href, texts }: ChatProps) {
  const { isShown, dismiss } = useBubble();
  const link = useRef<HTMLAnchorElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  useFreePlace(bubble, isShown);
  const close = () => {
    dismiss();
    link.current?.focus({ preventScroll: true });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Handles bubbled key events. */}
      <div className={isShown ? 'chat-bubble' : ''} onKeyDown={onKeyDown} ref={bubble}>
        <div role="status">
          {isShown && (
            <a
              className="block text-balance py-2 pl-4 font-semibold text-small leading-snug hover:text-action"
              href={href}
              onClick={dismiss}
              {...newTab}
            >
              {texts.bubble}
            </a>
          )}
        </div>
        {isShown && (
          <button
            aria-label={texts.close}
            className="flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-tint active:bg-ground-deep"
            onClick={close}
            type="button"
          >
            <DrawnIcon shapes={X} />
          </button>
        )}
      </div>
      <a
        aria-label={texts.open}
        className="chat-link inline-flex size-14 items-center justify-center gap-2 rounded-full border-2 border-paper bg-action font-semibold text-paper shadow-float transition-colors hover:bg-action-strong active:bg-action-strong min-[105rem]:w-auto min-[105rem]:px-6"
        href={href}
        onClick={dismiss}
        ref={link}
        {...newTab}
      >
        <DrawnIcon className="size-6" shapes={MessageCircle} />
        <span className="hidden min-[105rem]:inline">{texts.messenger}</span>
      </a>
    </>
  );
}
