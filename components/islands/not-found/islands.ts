import { defineIsland } from '@/components/islands/define-island';

export const notFoundLog = defineIsland(
  'not-found-log',
  () => import('@/components/islands/not-found/not-found-log'),
);
export const notFoundSearch = defineIsland(
  'not-found-search',
  () => import('@/components/islands/not-found/not-found-search'),
);
