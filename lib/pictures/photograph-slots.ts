import { z } from 'zod';
import type { PageKey } from '@/lib/routing/table';

/** A slot for a photograph, in the shape of the drawing that it replaces. */
export type PhotographSlot = {
  /** The page; its messages contain the alternative text at `hero.photograph`. */
  page: PageKey;
  /** Displayed width, as a `sizes` attribute. */
  sizes: string;
};

/** Widths of the published files, in pixels: for a pixel ratio of 3 on phones, of 2 elsewhere. */
export const photographWidths = [360, 540, 720, 1080, 1440] as const;

/** Minimum width of a photograph, in pixels. */
export const minPhotographWidth = 1080;

/** The `sizes` attribute of a column, from its width in wide windows and in the widest ones. */
function column(wide: string, widest: string): string {
  const narrow = '(min-width: 500px) 92vw, calc(100vw - 40px)';
  return `(min-width: 1300px) ${widest}, (min-width: 64rem) ${wide}, ${narrow}`;
}

/** All slots for photographs, by file name. */
export const photographSlots = {
  'employers-hero': { page: 'employers', sizes: column('calc(46vw - 20px)', '580px') },
  'nurses-hero': { page: 'nurses', sizes: column('calc(46vw - 32px)', '568px') },
  'academy-hero': { page: 'academy', sizes: column('calc(46vw - 24px)', '576px') },
  'contact-hero': { page: 'contact', sizes: column('calc(57vw - 25px)', '714px') },
} as const satisfies Record<string, PhotographSlot>;

export type PhotographSlotName = keyof typeof photographSlots;

/** Whether a string is the name of a slot. */
export function isPhotographSlot(name: string): name is PhotographSlotName {
  return Object.hasOwn(photographSlots, name);
}

/** Message key of a photograph's alternative text; the drawing has its own. */
export const photographTextKey = 'hero.photograph';

const pageMessages = z.object({ hero: z.object({ photograph: z.string() }) });

/** The alternative text of a photograph in a page's messages, if any. */
export function photographText(messages: unknown): string | undefined {
  return pageMessages.safeParse(messages).data?.hero.photograph;
}
