import { pictures } from '@/lib/pictures/generated';

/** A picture's public address, and the size at which it was drawn, in CSS pixels. */
export type PlacedPicture = { src: string; width: number; height: number };

/**
 * The picture for a place.
 *
 * @param place such as `partners-lindenhof`
 * @returns undefined when there is none
 */
export function pictureOf(place: string): PlacedPicture | undefined {
  return pictures[place];
}
