import { type PageKey, pageKeys } from '@/lib/routing/table';

/** The pages that show the texts of a file, by its name without extension. */
export function pagesWithTexts(name: string): readonly PageKey[] {
  if (name === 'common') return pageKeys;
  if (name === 'planner') return ['nurses', 'employers'];
  if (name.startsWith('terms-')) return ['terms'];
  return pageKeys.filter((key) => key === name);
}
