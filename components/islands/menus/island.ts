import { defineEveryPageIsland } from '@/components/islands/define-island';

export const menus = defineEveryPageIsland('menus', ({ Menus }) => Menus);
