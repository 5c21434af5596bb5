import type { PageKey } from '@/lib/routing/table';

/** A page that stands in the frame: one of the table, or the not-found page. */
export type FramedPage = PageKey | 'notFound';
