import { useLayoutEffect, useState } from 'react';
import { timeInSight, whenSeen } from '@/components/islands/chat/when-seen';
import { readStored, writeStored } from '@/lib/storage/browser-storage';

/** How long the page must have been visible before the bubble is shown, in milliseconds. */
const delay = 2000;

/**
 * Whether to show the bubble, and a function that dismisses it for the rest of the visit. It is
 * shown on visible pages only, not while prerendering or in a background tab.
 */
export function useBubble(): { isShown: boolean; dismiss: () => void } {
  const [state, setState] = useState<'waiting' | 'shown' | 'dismissed'>('waiting');

  useLayoutEffect(() => {
    if (readStored('chat') !== null) return;
    const speak = () => setState((now) => (now === 'waiting' ? 'shown' : now));
    const stops: (() => void)[] = [];
    const speakLater = () => {
      const speakOnceSeen = () => stops.push(whenSeen(speak));
      const timer = setTimeout(speakOnceSeen, Math.max(0, delay - timeInSight()));
      stops.push(() => clearTimeout(timer));
    };
    stops.push(whenSeen(speakLater));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  const dismiss = () => {
    setState('dismissed');
    writeStored('chat', 'dismissed');
  };
  return { isShown: state === 'shown', dismiss };
}
