import { defineIsland } from '@/components/islands/define-island';

export const planner = defineIsland(
  'planner',
  () => import('@/components/islands/planner/planner'),
);
