import type { PageKey } from '@/lib/routing/table';

/**
 * Ids of the sections that other pages and the menus link to, in page order. As parts of
 * public URLs, they are the same in every language and never change.
 */
export const anchors = {
  employers: ['prozess', 'services', 'kostenmodell', 'partners', 'stats', 'faq', 'contact'],
  nurses: [
    'ablauf',
    'moeglichkeiten',
    'keine-kosten',
    'leistungen',
    'anforderungsprofil',
    'call-to-action',
    'faq',
    'kontakt-whatsapp',
  ],
  academy: ['hero', 'warum-academy', 'unser-ansatz', 'was-erwartet', 'unser-ziel', 'academy-cta'],
  contact: ['termin'],
  privacy: ['cookies'],
} as const satisfies Partial<Record<PageKey, readonly string[]>>;

/** The three menu groups, each a page with its sections, in page order. */
export const menuGroups = [
  { page: 'employers', anchors: anchors.employers },
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
  { page: 'academy', anchors: anchors.academy },
] as const satisfies readonly {
  page: PageKey;
  anchors: readonly (typeof anchors)[keyof typeof anchors][number][];
}[];
