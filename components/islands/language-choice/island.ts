import { defineIsland } from '@/components/islands/define-island';

export const languageChoice = defineIsland(
  'language-choice',
  () => import('@/components/islands/language-choice/language-choice'),
);
