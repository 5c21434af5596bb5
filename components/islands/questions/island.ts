import { defineIsland } from '@/components/islands/define-island';

export const questions = defineIsland(
  'questions',
  () => import('@/components/islands/questions/questions'),
);
