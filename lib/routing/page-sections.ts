import type { PageKey } from '@/lib/routing/table';

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
    'wer-bezahlt-was',
    'leistungen',
    'rechte',
    'weg',
    'unterlagen',
    'begriffe',
    'anforderungsprofil',
    'call-to-action',
    'faq',
    'kontakt-whatsapp',
    'erkennen',
  ],
} as const satisfies Partial<Record<PageKey, readonly string[]>>;

/** A page that has a menu of its own. */
export type PageWithMenu = keyof typeof pageSections;
