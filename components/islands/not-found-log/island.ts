import { defineIsland } from '@/components/islands/define-island';

export const notFoundLog = defineIsland(
  'not-found-log',
  () => import('@/components/islands/not-found-log/not-found-log'),
);
