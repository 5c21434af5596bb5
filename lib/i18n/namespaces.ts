import { type PageKey, pageKeys } from '@/lib/routing/table';

/** A message file: one per page, one for the parts of all pages, and others. */
export type Namespace = PageKey | 'common' | 'notFound' | 'planner';

/** All message files of a language, by name. */
export const namespaces: readonly Namespace[] = [...pageKeys, 'common', 'notFound', 'planner'];
