import { defineIsland } from '@/components/islands/define-island';

export const pageMenu = defineIsland(
  'page-menu',
  () => import('@/components/islands/page-menu/page-menu'),
);
