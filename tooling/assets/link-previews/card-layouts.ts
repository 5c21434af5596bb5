import type { Box } from '@/lib/metadata/card';
import type { PageKey } from '@/lib/routing/table';

/** The picture beside a title. */
type Art =
  | { kind: 'map'; fadesFrom: number }
  /** The drawing of a page's hero section. */
  | { kind: 'scene'; scene: 'employers' | 'nurses' | 'academy' | 'contact'; box: Box }
  /** The route line alone, forming the company's mark. */
  | { kind: 'bridge' };

/** Title box and picture of a card. */
export type CardLayout = { title: Box; art: Art };

/** Distance of text from the left and top edges, in pixels. */
export const margin = { x: 64, y: 56 } as const;

const plain: CardLayout = {
  title: { x: margin.x, y: 132, width: 1072, height: 224 },
  art: { kind: 'bridge' },
};

/** Drawings end at the card's lower edge; the title gets the remaining space. */
export const cardLayouts: Readonly<Record<PageKey, CardLayout>> = {
  home: {
    title: { x: margin.x, y: 132, width: 510, height: 434 },
    art: { kind: 'map', fadesFrom: 600 },
  },
  employers: {
    title: { x: margin.x, y: 132, width: 520, height: 434 },
    art: { kind: 'scene', scene: 'employers', box: { x: 600, y: 67, width: 600, height: 563 } },
  },
  nurses: {
    title: { x: margin.x, y: 130, width: 1072, height: 152 },
    art: { kind: 'scene', scene: 'nurses', box: { x: -20, y: 251, width: 1240, height: 379 } },
  },
  academy: {
    title: { x: margin.x, y: 132, width: 510, height: 356 },
    art: { kind: 'scene', scene: 'academy', box: { x: 672, y: 22, width: 512, height: 608 } },
  },
  contact: {
    title: { x: margin.x, y: 132, width: 464, height: 434 },
    art: { kind: 'scene', scene: 'contact', box: { x: 588, y: 86, width: 612, height: 544 } },
  },
  terms: plain,
  imprint: plain,
  privacy: plain,
};
