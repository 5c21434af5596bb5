import { photographs, pictures } from '@/lib/pictures/generated';
import type { PhotographSlotName } from '@/lib/pictures/photograph-slots';
import type { PlacedPhotograph, PlacedPicture } from '@/lib/pictures/placed';

/**
 * The picture for a place.
 *
 * @param place such as `partners-lindenhof`
 * @returns undefined if there is none
 */
export function pictureOf(place: string): PlacedPicture | undefined {
  return pictures[place];
}

/**
 * The photograph that replaces a drawing.
 *
 * @returns undefined if there is none
 */
export function photographOf(place: PhotographSlotName): PlacedPhotograph | undefined {
  return photographs[place];
}
