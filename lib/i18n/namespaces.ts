import { type PageKey, pageKeys } from '@/lib/routing/table';

/** Name of a message file: one for each page, `common` for the parts of all pages, and others. */
export type Namespace = PageKey | 'common' | 'notFound' | 'planner';

/** All message files of a language, by name. */
export const namespaces: readonly Namespace[] = [...pageKeys, 'common', 'notFound', 'planner'];
