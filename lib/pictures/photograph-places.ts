import type { PageKey } from '@/lib/routing/table';

/** A part of a photograph, and where the page shows it. */
export type Cut = {
  /** Width by height. Without it, that of the drawing whose place it takes. */
  ratio?: number;
  /** The windows that show it; the last cut of a place is for all that are left. */
  media?: string;
  /** How wide it stands in the page, as `sizes` says it. */
  sizes: string;
  /** Widths in pixels to make, rising. A photograph must have the `needed` one. */
  widths: readonly number[];
  needed: number;
};

/** Where a photograph may stand. */
export type PhotographPlace = {
  /** The page, whose messages say under `hero.photograph` what it shows. */
  page: PageKey;
  cuts: readonly Cut[];
};

/** Up to three pixels for each of a telephone's, twice the column of a wide window. */
const columnWidths = [360, 540, 720, 1080, 1440] as const;

/** A column of the page's measure: what of it, in a wide window and in the widest. */
function column(wide: string, widest: string): readonly [Cut] {
  const narrow = '(min-width: 500px) 92vw, calc(100vw - 40px)';
  const sizes = `(min-width: 1300px) ${widest}, (min-width: 64rem) ${wide}, ${narrow}`;
  return [{ sizes, widths: columnWidths, needed: 1080 }];
}

/** Every place of a photograph, by the name that its file bears. */
export const photographPlaces = {
  'employers-hero': { page: 'employers', cuts: column('calc(46vw - 20px)', '580px') },
  'nurses-hero': {
    page: 'nurses',
    cuts: [
      {
        // The band is 272 pixels high until 30.56 % of the window are more: app/styles/scenes.css.
        media: '(max-width: 890px)',
        ratio: 3 / 2,
        sizes: 'max(100vw, 408px)',
        widths: [420, 840, 1240, 1780],
        needed: 1240,
      },
      { sizes: '100vw', widths: [1280, 1600, 1920, 2560], needed: 1920 },
    ],
  },
  'academy-hero': { page: 'academy', cuts: column('calc(46vw - 24px)', '576px') },
  'contact-hero': { page: 'contact', cuts: column('calc(57vw - 25px)', '714px') },
} as const satisfies Record<string, PhotographPlace>;

/** The name of a place. */
export type PhotographPlaceName = keyof typeof photographPlaces;

/** Recognizes the name of a place. */
export function isPhotographPlace(name: string): name is PhotographPlaceName {
  return Object.hasOwn(photographPlaces, name);
}
