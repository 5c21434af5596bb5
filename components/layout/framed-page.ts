import type { PageKey } from '@/lib/routing/table';

/** A page with header and footer: one of the routing table, or the not-found page. */
export type FramedPage = PageKey | 'notFound';
