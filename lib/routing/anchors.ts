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

/** The three menu groups, each a page with the sections listed in the menu. */
export const menuGroups = [
  {
    page: 'employers',
    anchors: ['prozess', 'services', 'partners', 'stats', 'faq', 'contact'],
  },
  {
    page: 'nurses',
    anchors: ['moeglichkeiten', 'ablauf', 'keine-kosten', 'leistungen', 'faq'],
  },
  { page: 'academy', anchors: anchors.academy },
] as const satisfies readonly {
  page: PageKey;
  anchors: readonly (typeof anchors)[keyof typeof anchors][number][];
}[];

/**
 * The sections that the menu of a long page lists, in page order: ids of sections and of headings
 * within them. Their names are in `common.json` under `nav.sections`.
 */
export const pageSections = {
  employers: [
    'hero-title',
    'prozess',
    'services',
    'kostenmodell',
    'vergleich',
    'pflichten',
    'partners',
    'stats',
    'faq',
    'contact',
  ],
  nurses: [
    'hero-title',
    'ablauf',
    'moeglichkeiten',
    'keine-kosten',
    'leistungen',
    'rechte',
    'erkennen',
    'anforderungsprofil',
    'unterlagen',
    'call-to-action',
    'faq',
    'begriffe',
    'kontakt-whatsapp',
  ],
} as const satisfies Partial<Record<PageKey, readonly string[]>>;

/** A page with a page menu. */
export type PageWithMenu = keyof typeof pageSections;
