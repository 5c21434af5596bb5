import type { PageKey } from '@/lib/routing/table';

/** A crop of a photograph, and where the page shows it. */
export type Crop = {
  /** Width divided by height. Default: that of the drawing that it replaces. */
  ratio?: number;
  /** Media condition; the last crop of a place has none and applies to all other windows. */
  media?: string;
  /** Displayed width, as a `sizes` attribute. */
  sizes: string;
  /** Output widths in pixels, ascending. A photograph must be at least as wide as `needed`. */
  widths: readonly number[];
  needed: number;
};

/** A place for a photograph. */
export type PhotographSlot = {
  /** The page; its messages contain the alternative text at `hero.photograph`. */
  page: PageKey;
  crops: readonly Crop[];
};

/** Up to 3 device pixels per CSS pixel on phones, 2 in the column of a wide window. */
const columnWidths = [360, 540, 720, 1080, 1440] as const;

/** A column of the page, with its width in wide and in very wide windows. */
function column(wide: string, widest: string): readonly [Crop] {
  const narrow = '(min-width: 500px) 92vw, calc(100vw - 40px)';
  const sizes = `(min-width: 1300px) ${widest}, (min-width: 64rem) ${wide}, ${narrow}`;
  return [{ sizes, widths: columnWidths, needed: 1080 }];
}

/** All places for photographs, by file name. */
export const photographSlots = {
  'employers-hero': { page: 'employers', crops: column('calc(46vw - 20px)', '580px') },
  'nurses-hero': {
    page: 'nurses',
    crops: [
      {
        // The band is 272 px high until 30.56 % of the viewport exceeds that:
        // app/styles/hero.css.
        media: '(max-width: 890px)',
        ratio: 3 / 2,
        sizes: 'max(100vw, 408px)',
        widths: [420, 840, 1240, 1780],
        needed: 1240,
      },
      { sizes: '100vw', widths: [1280, 1600, 1920, 2560], needed: 1920 },
    ],
  },
  'academy-hero': { page: 'academy', crops: column('calc(46vw - 24px)', '576px') },
  'contact-hero': { page: 'contact', crops: column('calc(57vw - 25px)', '714px') },
} as const satisfies Record<string, PhotographSlot>;

export type PhotographSlotName = keyof typeof photographSlots;

/** Whether a string is the name of a place. */
export function isPhotographSlot(name: string): name is PhotographSlotName {
  return Object.hasOwn(photographSlots, name);
}
