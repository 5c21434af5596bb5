import { AnimatePresence, domAnimation, LazyMotion, useReducedMotion } from 'framer-motion';
import { div as MovingDiv } from 'framer-motion/m';

/**
 * What moves toasts and dialogs. Heavy, so it comes with the first of them, and as a value: were
 * it a part that their files import, a load of it that failed could not be tried again.
 */
export const motion = { AnimatePresence, domAnimation, LazyMotion, MovingDiv, useReducedMotion };

export type Motion = typeof motion;
