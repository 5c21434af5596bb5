import { defineIsland } from '@/components/islands/define-island';

export const toasts = defineIsland('toasts', () => import('@/components/islands/toasts/toasts'));
