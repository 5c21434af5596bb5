import { useEffect, useState } from 'react';
import { importWithRetry } from '@/components/islands/lazy-import';
import { movingStack } from '@/components/islands/toasts/moving-stack';
import type { Stack } from '@/components/islands/toasts/still-stack';
import { StillStack } from '@/components/islands/toasts/still-stack';

const importMotion = importWithRetry(() => import('@/components/islands/motion'));

/** Maximum wait of the first toast for the animation code. */
const timeoutMs = 1000;

/**
 * The stack for this visitor's motion preference and connection. Decided once, with the first
 * toast: replacing the stack would announce a toast twice.
 *
 * @returns undefined until decided, at most one second after the first toast
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
    importMotion().then(
      ({ motion }) => settle(movingStack(motion)),
      () => settle(StillStack),
    );
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return settled?.stack;
}
