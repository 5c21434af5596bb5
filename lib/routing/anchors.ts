import type { PageKey } from '@/lib/routing/table';

/**
 * The three menu groups: pages with the ids of at most six of their sections, in page order. As parts of public
 * URLs, ids are the same in every language and never change.
 */
export const menuGroups = [
  { page: 'employers', anchors: ['prozess', 'services', 'partners', 'stats', 'faq', 'contact'] },
  {
    page: 'nurses',
    anchors: [
      'ablauf',
      'moeglichkeiten',
      'keine-kosten',
      'leistungen',
      'anforderungsprofil',
      'faq',
    ],
  },
  {
    page: 'academy',
    anchors: ['hero', 'warum-academy', 'unser-ansatz', 'was-erwartet', 'unser-ziel', 'academy-cta'],
  },
] as const satisfies readonly { page: PageKey; anchors: readonly string[] }[];
