import { join } from 'node:path';
import { lineOf } from '@/lib/i18n/text-problem';
import type { PlacedPhotograph } from '@/lib/pictures/placed';
import type { Size } from '@/tooling/assets/drawings/read-drawing';
import { cutPhotograph, type PictureFile } from '@/tooling/assets/photographs/cut-photograph';
import { findPhotographs, photographsFolder } from '@/tooling/assets/photographs/find-photographs';
import { inspectPhotograph } from '@/tooling/assets/photographs/inspect-photograph';
import { keepResultsIn } from '@/tooling/assets/photographs/kept-results';

/** Where encoded photographs stay from one build to the next. */
const keptFolder = '.cache/photographs';

/**
 * Cuts all photographs.
 *
 * @param root folder of the project
 * @param drawingOf size of the drawing that stands in a place without a photograph
 * @returns what pages need to know of each place, and the files to publish
 * @throws an error with one line per photograph that cannot be used
 */
export async function buildPhotographs(
  root: string,
  drawingOf: (place: string) => Size,
): Promise<{ photographs: Record<string, PlacedPhotograph>; files: PictureFile[] }> {
  const { found, problems } = await findPhotographs(join(root, photographsFolder));
  const wrong = await Promise.all(
    found.map((photograph) => inspectPhotograph(photograph, drawingOf(photograph.place))),
  );
  const lines = [...problems, ...wrong.filter((problem) => problem !== undefined)].map(lineOf);
  if (lines.length > 0) throw new Error(lines.join('\n'));

  const kept = keepResultsIn(join(root, keptFolder));
  const cut = await Promise.all(
    found.map(async (photograph) => ({
      place: photograph.place,
      ...(await cutPhotograph(photograph, drawingOf(photograph.place), kept)),
    })),
  );
  await kept.prune();
  return {
    photographs: Object.fromEntries(cut.map(({ place, photograph }) => [place, photograph])),
    files: cut.flatMap(({ files }) => files),
  };
}
