import { contactForm } from '@/components/islands/contact/islands';
import type { Island } from '@/components/islands/define-island';
import { notFoundSearch } from '@/components/islands/not-found/islands';
import * as pageIslands from '@/components/islands/page-islands';
import { planner } from '@/components/islands/planner/islands';

/** All islands. The browser finds them by name, without knowing the types of their props. */
export const islands: readonly Island<never>[] = [
  ...Object.values(pageIslands),
  contactForm,
  notFoundSearch,
  planner,
];
