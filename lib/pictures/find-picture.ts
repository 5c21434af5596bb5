import generated from '@/generated/pictures.json' with { type: 'json' };
import type { PhotographSlotName } from '@/lib/pictures/photograph-slots';

const pictures: Readonly<Record<string, PictureFile>> = generated.pictures;
const photographs: Readonly<Record<string, PhotographFile>> = generated.photographs;

/** The picture with a name such as `partners-lindenhof`, if any. */
export function findPicture(name: string): PictureFile | undefined {
  return pictures[name];
}

/** The photograph of a slot, if the company has put one in. */
export function findPhotograph(slot: PhotographSlotName): PhotographFile | undefined {
  return photographs[slot];
}

/** Intrinsic size in CSS pixels. */
export type Size = { width: number; height: number };

/** A picture's public URL, and its size. */
export type PictureFile = Size & { src: string };

/** Attributes of a `<source>` element. */
export type PhotographSource = { type: string; srcSet: string; sizes: string };

/** A photograph: its `<source>` elements, and a fallback file. */
export type PhotographFile = PictureFile & { sources: readonly PhotographSource[] };
