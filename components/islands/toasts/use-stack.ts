import { useEffect, useState } from 'react';
import { movingStack } from '@/components/islands/toasts/moving-stack';
import type { Stack } from '@/components/islands/toasts/still-stack';
import { StillStack } from '@/components/islands/toasts/still-stack';

/** How long the first toast waits for the code that would move it. */
const timeoutMs = 1000;

/**
 * The stack that suits this visitor and this connection. Decided once, with the first toast: a
 * stack that changed under a toast would announce it twice.
 *
 * @returns undefined until it is decided, a second after it was needed at the latest
 */
export function useStack(isNeeded: boolean): Stack | undefined {
  const [settled, setSettled] = useState<{ stack: Stack }>();
  const isWaiting = isNeeded && settled === undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const settle = (stack: Stack) => setSettled((earlier) => earlier ?? { stack });
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      settle(StillStack);
      return;
    }
    const timer = setTimeout(() => settle(StillStack), timeoutMs);
    import('@/components/islands/motion').then(
      ({ motion }) => settle(movingStack(motion)),
      () => settle(StillStack),
    );
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return settled?.stack;
}
