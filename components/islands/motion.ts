import { AnimatePresence, domAnimation, LazyMotion, useReducedMotion } from 'framer-motion';
import { div as MotionDiv } from 'framer-motion/m';

/**
 * Animations of toasts and dialogs. Large, so loaded with the first of them. Imported dynamically,
 * because a failed static import could not be retried.
 */
export const motion = { AnimatePresence, domAnimation, LazyMotion, MotionDiv, useReducedMotion };

export type Motion = typeof motion;
