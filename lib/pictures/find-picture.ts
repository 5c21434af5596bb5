import { photographs, pictures } from '@/lib/pictures/generated';
import type { PhotographSlotName } from '@/lib/pictures/photograph-slots';
import type { PhotographFile, PictureFile } from '@/lib/pictures/picture-files';

/** The picture with a name such as `partners-lindenhof`, if any. */
export function findPicture(name: string): PictureFile | undefined {
  return pictures[name];
}

/** The photograph of a slot, if the company has put one in. */
export function findPhotograph(slot: PhotographSlotName): PhotographFile | undefined {
  return photographs[slot];
}
