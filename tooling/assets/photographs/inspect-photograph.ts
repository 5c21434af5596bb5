import sharp from 'sharp';
import type { Problem } from '@/lib/i18n/text-problem';
import { type Cut, photographPlaces } from '@/lib/pictures/photograph-places';
import type { Size } from '@/tooling/assets/drawings/read-drawing';
import type { FoundPhotograph } from '@/tooling/assets/photographs/find-photographs';

/** Maximum number of pixels; more needs much memory without benefit. */
const mostPixels = 50_000_000;

/** A crop with its resolved aspect ratio. */
export type ShapedCut = Cut & { ratio: number };

/**
 * The crops of a place.
 *
 * @param drawing size of the drawing that the place shows without a photograph
 */
export function shapedCuts(place: FoundPhotograph['place'], drawing: Size): ShapedCut[] {
  const cuts: readonly Cut[] = photographPlaces[place].cuts;
  return cuts.map((cut) => ({ ratio: drawing.width / drawing.height, ...cut }));
}

/** The minimum size of a photograph, so that no crop is upscaled. */
function neededSize(cuts: readonly ShapedCut[]): Size {
  return {
    width: Math.max(...cuts.map(({ needed }) => needed)),
    height: Math.max(...cuts.map(({ needed, ratio }) => Math.ceil(needed / ratio))),
  };
}

function sizeProblem(size: Size, needed: Size): string | undefined {
  const { width, height } = size;
  if (width * height > mostPixels) {
    const megapixels = Math.round((width * height) / 1_000_000);
    return `${megapixels} megapixels (${width} × ${height}); export it smaller, 50 at most`;
  }
  if (width >= needed.width && height >= needed.height) return undefined;
  return `${width} × ${height} pixels are too few; this place needs ${needed.width} × ${needed.height} or more`;
}

/**
 * Checks whether a photograph can be used in its place.
 *
 * @param drawing size of the drawing that it replaces
 */
export async function inspectPhotograph(
  { place, file, path }: FoundPhotograph,
  drawing: Size,
): Promise<Problem | undefined> {
  const problem = (message: string): Problem => ({ file, key: '', message });
  try {
    // No limit here: the number of pixels is checked below, with a helpful message.
    const picture = sharp(path, { limitInputPixels: false });
    const { autoOrient, pages = 1 } = await picture.metadata();
    if (pages > 1) return problem(`${pages} pictures in one file; export a single one`);
    const wrongSize = sizeProblem(autoOrient, neededSize(shapedCuts(place, drawing)));
    if (wrongSize !== undefined) return problem(wrongSize);
    // Decodes the whole file, which reveals truncated uploads.
    await picture.resize(32).raw().toBuffer();
    return undefined;
  } catch {
    return problem('cannot be read as a picture, or not to its end; export it again as JPEG');
  }
}
