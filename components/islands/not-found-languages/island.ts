import { defineIsland } from '@/components/islands/define-island';

export const notFoundLanguages = defineIsland(
  'not-found-languages',
  () => import('@/components/islands/not-found-languages/not-found-languages'),
);
