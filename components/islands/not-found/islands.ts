import { defineIsland } from '@/components/islands/define-island';

export const notFoundSearch = defineIsland(
  'not-found-search',
  () => import('@/components/islands/not-found/not-found-search'),
);
