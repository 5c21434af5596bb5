import { defineEveryPageIsland } from '@/components/islands/define-island';

export const languageChoice = defineEveryPageIsland(
  'language-choice',
  ({ LanguageChoice }) => LanguageChoice,
);
