import { defineIsland } from '@/components/islands/define-island';

export const menus = defineIsland('menus', () => import('@/components/islands/menus/menus'));
