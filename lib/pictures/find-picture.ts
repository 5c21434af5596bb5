import generated from '@/generated/pictures.json' with { type: 'json' };
import type { PhotographSlotName } from '@/lib/pictures/photograph-slots';
import type { PhotographFile, PictureFile } from '@/lib/pictures/picture-files';

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
