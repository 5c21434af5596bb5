'use client';

import { MessageCircle, X } from 'lucide';
import { type KeyboardEvent, useRef } from 'react';
import { useBubble } from '@/components/islands/chat/use-bubble';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { newTab } from '@/components/ui/new-tab';

export type ChatProps = {
  /** Opens the chat with a greeting that is already written. */
  href: string;
  texts: {
    /** Name of the messenger, shown where there is room. */
    messenger: string;
    /** Accessible name: the icon says nothing to a screen reader. */
    open: string;
    bubble: string;
    close: string;
  };
};

/**
 * The link to the chat, and the bubble that speaks for it after a while. The link works before
 * any script. The bubble's live region is in the server's HTML, empty, so that its words are
 * announced when they come.
 */
export default function Chat({ href, texts }: ChatProps) {
  const { isShown, dismiss } = useBubble();
  const link = useRef<HTMLAnchorElement>(null);
  const close = () => {
    dismiss();
    link.current?.focus({ preventScroll: true });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Listens to the keys of what is in it. */}
      <div className={isShown ? 'chat-bubble pointer-events-auto' : ''} onKeyDown={onKeyDown}>
        <div role="status">
          {isShown && (
            <a
              className="block text-balance py-2.5 pl-4 font-semibold text-small hover:text-action"
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
            <DrawnIcon node={X} />
          </button>
        )}
      </div>
      <a
        aria-label={texts.open}
        className="pointer-events-auto inline-flex size-14 items-center justify-center gap-2 rounded-full border-2 border-paper bg-action font-semibold text-paper shadow-float transition-colors hover:bg-action-strong active:bg-action-strong min-[100rem]:w-auto min-[100rem]:px-6"
        href={href}
        onClick={dismiss}
        ref={link}
        {...newTab}
      >
        <DrawnIcon className="size-6" node={MessageCircle} />
        <span className="hidden min-[100rem]:inline">{texts.messenger}</span>
      </a>
    </>
  );
}
