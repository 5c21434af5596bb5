import { importWithRetry } from '@/components/islands/import-with-retry';

/** Loads framer-motion, which comes at the first touch only. */
export const importMotion = importWithRetry(() => import('@/components/islands/motion'));
