import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Problem } from '@/lib/i18n/text-problem';
import type { Size } from '@/lib/pictures/find-picture';
import {
  isPhotographSlot,
  minPhotographWidth,
  type PhotographSlotName,
  photographSlots,
} from '@/lib/pictures/photograph-slots';

/** Folder of the photographs in the project. */
export const photographsFolder = 'pictures/photographs';

const extensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tif', 'tiff'];

/** Browsers show pictures with small faults, such as the wrong scan headers of some phones. */
export const readOptions = { failOn: 'error' } as const;

/** The sides that a crop can keep (`focus`). By default, sharp's attention strategy decides. */
const sides = ['left', 'right', 'top', 'bottom', 'centre'] as const;

export type SourcePhotograph = {
  slot: PhotographSlotName;
  /** Path relative to the project's root, for error messages. */
  file: string;
  path: string;
  focus: (typeof sides)[number] | undefined;
};

/** Parses a file name such as `nurses-hero@left.jpg`, or describes what is wrong with it. */
function parseFileName(name: string, folder: string): SourcePhotograph | string {
  const [, slot = '', side, extension = ''] =
    /^([^@]*?)(?:@(.*))?\.([^.]*)$/.exec(name.toLowerCase()) ?? [];
  const focus = sides.find((known) => known === side);
  if (/^hei[cf]$/.test(extension)) return 'HEIC is not supported; export the picture as JPEG';
  if (!extensions.includes(extension)) {
    return `unknown file extension; expected one of ${extensions.join(', ')}`;
  }
  if (!isPhotographSlot(slot)) {
    return `unknown place; expected one of ${Object.keys(photographSlots).join(', ')}`;
  }
  if (side !== focus) return `after the @, expected one of ${sides.join(', ')}`;
  return { slot, file: `${photographsFolder}/${name}`, path: join(folder, name), focus };
}

/**
 * Lists the photographs by their file names, without reading them.
 *
 * @param folder the project's `pictures/photographs/`, which may be missing
 * @returns at most one photograph per slot, and a problem for every other file
 */
export async function findPhotographs(
  folder: string,
): Promise<{ found: SourcePhotograph[]; problems: Problem[] }> {
  const found: SourcePhotograph[] = [];
  const problems: Problem[] = [];
  const names = existsSync(folder) ? (await readdir(folder)).sort() : [];
  // Without files of operating systems, and the README.
  for (const name of names.filter(
    (one) => !/^\.|^(thumbs\.db|desktop\.ini|readme\.md)$/i.test(one),
  )) {
    const parsed = parseFileName(name, folder);
    const other = found.find((one) => typeof parsed !== 'string' && one.slot === parsed.slot);
    const message = other ? `${other.file} is for the same place; remove one` : parsed;
    if (typeof message !== 'string') found.push(message);
    else problems.push({ file: `${photographsFolder}/${name}`, key: '', message });
  }
  return { found, problems };
}

/**
 * Checks whether a photograph has enough pixels for its slot, and can be read whole.
 *
 * @param drawing size of the drawing that it replaces
 * @returns the problem that rules it out, if any
 */
export async function inspectPhotograph(
  { file, path }: SourcePhotograph,
  drawing: Size,
): Promise<Problem[]> {
  const problem = (message: string) => [{ file, key: '', message }];
  const neededHeight = Math.ceil((minPhotographWidth * drawing.height) / drawing.width);
  try {
    const picture = sharp(path, readOptions);
    const { width, height } = (await picture.metadata()).autoOrient;
    // Decodes the whole file, which reveals truncated uploads.
    await picture.resize(32).raw().toBuffer();
    if (width >= minPhotographWidth && height >= neededHeight) return [];
    const needed = `this place needs ${minPhotographWidth} × ${neededHeight} or more`;
    return problem(`${width} × ${height} pixels are too few; ${needed}`);
  } catch {
    return problem('not a picture, or incomplete; export it again as JPEG');
  }
}
