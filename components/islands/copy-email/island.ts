import { defineIsland } from '@/components/islands/define-island';

export const copyEmail = defineIsland(
  'copy-email',
  () => import('@/components/islands/copy-email/copy-email'),
);
