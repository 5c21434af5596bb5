import { photographs, pictures } from '@/lib/pictures/generated';
import type { PhotographPlaceName } from '@/lib/pictures/photograph-places';
import type { PlacedPhotograph, PlacedPicture } from '@/lib/pictures/placed';

/**
 * The picture for a place.
 *
 * @param place such as `partners-lindenhof`
 * @returns undefined when there is none
 */
export function pictureOf(place: string): PlacedPicture | undefined {
  return pictures[place];
}

/**
 * The photograph that takes the place of a drawing.
 *
 * @returns undefined when none was given
 */
export function photographOf(place: PhotographPlaceName): PlacedPhotograph | undefined {
  return photographs[place];
}
