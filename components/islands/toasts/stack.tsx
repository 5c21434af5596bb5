import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react';
import type { Motion } from '@/components/islands/motion';
import type { Toast } from '@/components/islands/toasts/toast-store';

const importMotion = () => import('@/components/islands/motion');

/** Maximum wait of the first toast for the animation code. */
const timeoutMs = 1000;

/**
 * The stack for this visitor's motion preference and connection. Chosen once, for the first toast,
 * because screen readers would announce a toast again if the stack were replaced.
 *
 * @returns undefined until it is chosen, at most one second after the first toast
 */
export function useStack(isNeeded: boolean): Stack | undefined {
  const [settled, setSettled] = useState<{ stack: Stack }>();
  const isWaiting = isNeeded && settled === undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const settle = (stack: Stack) => setSettled((earlier) => earlier ?? { stack });
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      settle(StaticStack);
      return;
    }
    const timer = setTimeout(() => settle(StaticStack), timeoutMs);
    importMotion().then(
      ({ motion }) => settle(animatedStack(motion)),
      () => settle(StaticStack),
    );
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return settled?.stack;
}

/** Lays out toasts in a column, with or without animation. */
export type Stack = ComponentType<{
  toasts: readonly Toast[];
  renderToast: (toast: Toast) => ReactNode;
}>;

/** Toasts without animation: for reduced motion, or if the animation code failed to load. */
const StaticStack: Stack = ({ toasts, renderToast }) =>
  toasts.map((toast) => <Fragment key={toast.id}>{renderToast(toast)}</Fragment>);

function animatedStack({ AnimatePresence, domAnimation, LazyMotion, MotionDiv }: Motion): Stack {
  return ({ toasts, renderToast }) => (
    <LazyMotion features={domAnimation} strict>
      <AnimatePresence>
        {toasts.map((toast) => (
          <MotionDiv
            animate={{ opacity: 1, y: 0 }}
            exit={{ opacity: 0, y: -8, transition: { duration: 0.15 } }}
            initial={{ opacity: 0, y: -16 }}
            key={toast.id}
            transition={{ duration: 0.3, ease: [0.22, 0.8, 0.3, 1] }}
          >
            {renderToast(toast)}
          </MotionDiv>
        ))}
      </AnimatePresence>
    </LazyMotion>
  );
}
