import { defineEveryPageIsland } from '@/components/islands/define-island';

export const languageSuggestion = defineEveryPageIsland(
  'language-suggestion',
  ({ LanguageSuggestion }) => LanguageSuggestion,
);
