'use client';

import { useRef, useState } from 'react';
import { listen, useSignal, whenVisible } from '@/components/islands/dom';
import { CloseButton } from '@/components/ui/close-button';
import { chatIcon, Icon } from '@/components/ui/icon';
import { newTab } from '@/components/ui/links';
import { readStored, writeStored } from '@/lib/storage/browser-storage';

type ChatProps = {
  /** Opens the chat with a prefilled greeting. */
  href: string;
  texts: {
    open: string;
    bubble: string;
    close: string;
  };
};

/**
 * The chat link and its delayed speech bubble, which any scroll, Escape or its cross dismisses for
 * the rest of the visit. The link works without scripts. The bubble's live region is
 * server-rendered and empty, so that its text is announced when inserted.
 */
export default function Chat({ href, texts }: ChatProps) {
  const [isShown, setShown] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    if (bubble.current?.contains(document.activeElement)) {
      link.current?.focus({ preventScroll: true });
    }
    setShown(false);
    writeStored('chat', 'dismissed');
  };
  useSignal([], (signal) => afterDelay(() => setShown(readStored('chat') === null), signal));
  useSignal([isShown], (signal) => {
    if (!isShown) return;
    listen(window, 'scroll', { passive: true, signal }, dismiss);
    listen(window, 'keydown', { signal }, ({ key }) => {
      if (key === 'Escape') dismiss();
    });
  });
  return (
    <>
      <div className={isShown ? 'chat-bubble' : ''} ref={bubble}>
        <div role="status">
          {isShown && (
            <a
              className="block text-balance py-2 pl-3 font-semibold text-caption leading-snug hover:text-action"
              href={href}
              onClick={dismiss}
              {...newTab}
            >
              {texts.bubble}
            </a>
          )}
        </div>
        {isShown && <CloseButton label={texts.close} onClick={dismiss} />}
      </div>
      <a className="channel-link shadow-float" href={href} onClick={dismiss} ref={link} {...newTab}>
        <Icon className="size-6" path={chatIcon} />
        <span className="sr-only">{texts.open}</span>
      </a>
    </>
  );
}

/** How long the page must have been visible before the bubble is shown, in milliseconds. */
const delay = 2000;

/** Calls `show` when the page has been visible for the delay, and is visible. */
function afterDelay(show: () => void, signal: AbortSignal): void {
  whenVisible(() => {
    const timer = setTimeout(() => whenVisible(show, signal), Math.max(0, delay - visibleTime()));
    signal.addEventListener('abort', () => clearTimeout(timer));
  }, signal);
}

/**
 * How long the page has been visible, in milliseconds: since first paint, or since activation of a
 * prerendered page. 0 if the browser cannot tell.
 */
function visibleTime(): number {
  const [paint] = performance.getEntriesByName?.('first-contentful-paint') ?? [];
  if (!paint) return 0;
  const [visit] = performance.getEntriesByType('navigation');
  const shown = visit && 'activationStart' in visit ? Number(visit.activationStart) : 0;
  return performance.now() - Math.max(paint.startTime, shown);
}
