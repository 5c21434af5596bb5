import { defineEveryPageIsland } from '@/components/islands/define-island';

export const pageMenu = defineEveryPageIsland('page-menu', ({ PageMenu }) => PageMenu);
