import { join } from 'node:path';
import { lineOf } from '@/lib/i18n/text-problem';
import type { PlacedPhotograph } from '@/lib/pictures/placed';
import type { Size } from '@/tooling/assets/drawings/read-drawing';
import { cutPhotograph, type PictureFile } from '@/tooling/assets/photographs/cut-photograph';
import { findPhotographs, photographsFolder } from '@/tooling/assets/photographs/find-photographs';
import { inspectPhotograph } from '@/tooling/assets/photographs/inspect-photograph';
import { keepResultsIn } from '@/tooling/support/kept-results';

/** Cache of encoded photographs. */
const keptFolder = '.cache/photographs';

/**
 * Crops and encodes all photographs.
 *
 * @param root folder of the project
 * @param drawingOf size of the drawing that a place shows without a photograph
 * @returns data for the pages by place, and the files to publish
 * @throws an error with one line per unusable photograph
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
