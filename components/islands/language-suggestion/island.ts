import { defineIsland } from '@/components/islands/define-island';

export const languageSuggestion = defineIsland(
  'language-suggestion',
  () => import('@/components/islands/language-suggestion/language-suggestion'),
);
