import type { Motion } from '@/components/islands/motion';
import type { Stack } from '@/components/islands/toasts/still-stack';

/** Toasts that slide in and fade out. */
export function movingStack({
  AnimatePresence,
  domAnimation,
  LazyMotion,
  MovingDiv,
}: Motion): Stack {
  return ({ toasts, renderToast }) => (
    <LazyMotion features={domAnimation} strict>
      <AnimatePresence>
        {toasts.map((toast) => (
          <MovingDiv
            animate={{ opacity: 1, y: 0 }}
            exit={{ opacity: 0, y: -8, transition: { duration: 0.15 } }}
            initial={{ opacity: 0, y: -16 }}
            key={toast.id}
            transition={{ duration: 0.3, ease: [0.22, 0.8, 0.3, 1] }}
          >
            {renderToast(toast)}
          </MovingDiv>
        ))}
      </AnimatePresence>
    </LazyMotion>
  );
}
