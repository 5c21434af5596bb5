import { photographs, pictures } from '@/lib/pictures/generated';
import type { PhotographSlotName } from '@/lib/pictures/photograph-slots';
import type { PlacedPhotograph, PlacedPicture } from '@/lib/pictures/placed';

/** The picture for a place such as `partners-lindenhof`, if any. */
export function pictureOf(place: string): PlacedPicture | undefined {
  return pictures[place];
}

/** The photograph that replaces a drawing, if any. */
export function photographOf(place: PhotographSlotName): PlacedPhotograph | undefined {
  return photographs[place];
}
