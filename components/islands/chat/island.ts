import { defineEveryPageIsland } from '@/components/islands/define-island';

export const chat = defineEveryPageIsland('chat', ({ Chat }) => Chat);
