import { defineIsland } from '@/components/islands/define-island';

export const chat = defineIsland('chat', () => import('@/components/islands/chat/chat'));
