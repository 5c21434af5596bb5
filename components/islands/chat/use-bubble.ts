import { useEffect, useState } from 'react';
import { timeInSight, whenSeen } from '@/components/islands/chat/when-seen';
import { readStored, writeStored } from '@/lib/storage/browser-storage';

/** How long somebody has seen the page before the bubble speaks, in milliseconds. */
const delay = 2000;

/**
 * Whether the bubble speaks now, and what silences it for the rest of the visit. It speaks to
 * somebody who sees the page: neither while it is prerendered nor in a tab behind another.
 */
export function useBubble(): { isShown: boolean; dismiss: () => void } {
  const [state, setState] = useState<'waiting' | 'shown' | 'dismissed'>('waiting');

  useEffect(() => {
    if (readStored('chat') !== null) return;
    const speak = () => setState((now) => (now === 'waiting' ? 'shown' : now));
    let stop = whenSeen(() => {
      const timer = setTimeout(
        () => {
          stop = whenSeen(speak);
        },
        Math.max(0, delay - timeInSight()),
      );
      stop = () => clearTimeout(timer);
    });
    return () => stop();
  }, []);

  const dismiss = () => {
    setState('dismissed');
    writeStored('chat', 'dismissed');
  };
  return { isShown: state === 'shown', dismiss };
}
