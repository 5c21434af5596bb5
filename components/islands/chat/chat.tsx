'use client';

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFreePosition } from '@/components/islands/chat/bubble-position';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { MessageCircle, X } from '@/components/ui/icon-shapes';
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
 * The chat link and its delayed speech bubble. The link works without scripts. The bubble's live
 * region is server-rendered and empty, so that its text is announced when inserted.
 */
export default function Chat({ href, texts }: ChatProps) {
  const { isShown, dismiss } = useBubble();
  const link = useRef<HTMLAnchorElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  useFreePosition(bubble, isShown);
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
            className="flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-tint active:bg-background-deep"
            onClick={close}
            type="button"
          >
            <DrawnIcon shapes={X} />
          </button>
        )}
      </div>
      <a
        className="chat-link transition-colors"
        href={href}
        onClick={dismiss}
        ref={link}
        {...newTab}
      >
        <DrawnIcon className="size-6" shapes={MessageCircle} />
        <span className="sr-only">{texts.open}</span>
      </a>
    </>
  );
}

/** How long the page must have been visible before the bubble is shown, in milliseconds. */
const delay = 2000;

/**
 * Whether to show the bubble, and a function that dismisses it for the rest of the visit. It is
 * shown on visible pages only, not while prerendering or in a background tab.
 */
function useBubble(): { isShown: boolean; dismiss: () => void } {
  const [state, setState] = useState<'waiting' | 'shown' | 'dismissed'>('waiting');

  useLayoutEffect(() => {
    if (readStored('chat') !== null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = () => setState((now) => (now === 'waiting' ? 'shown' : now));
    const showAfterDelay = () => {
      const showWhenVisible = () => whenVisible(show, signal);
      const timer = setTimeout(showWhenVisible, Math.max(0, delay - visibleTime()));
      signal.addEventListener('abort', () => clearTimeout(timer));
    };
    whenVisible(showAfterDelay, signal);
    return () => controller.abort();
  }, []);

  const dismiss = () => {
    setState('dismissed');
    writeStored('chat', 'dismissed');
  };
  return { isShown: state === 'shown', dismiss };
}

const changes = ['visibilitychange', 'prerenderingchange'] as const;

/** A prerendered or background page is not visible. */
function isVisible(): boolean {
  const isPrerendering = 'prerendering' in document && document.prerendering === true;
  return !isPrerendering && document.visibilityState === 'visible';
}

/** Calls `callback` once the page is visible; immediately if it already is. */
function whenVisible(callback: () => void, signal: AbortSignal): void {
  let isCalled = false;
  const check = () => {
    if (isCalled || !isVisible()) return;
    isCalled = true;
    callback();
  };
  for (const change of changes) document.addEventListener(change, check, { signal });
  check();
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
