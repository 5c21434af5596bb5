import { defineIsland } from '@/components/islands/define-island';

export const notFoundLanguages = defineIsland(
  'missing-path-languages',
  () => import('@/components/islands/not-found-languages/not-found-languages'),
);
