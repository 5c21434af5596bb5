import { defineEveryPageIsland } from '@/components/islands/define-island';

export const toasts = defineEveryPageIsland('toasts', ({ Toasts }) => Toasts);
