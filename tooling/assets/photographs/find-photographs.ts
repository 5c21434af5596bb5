import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@/lib/i18n/text-problem';
import {
  isPhotographPlace,
  type PhotographPlaceName,
  photographPlaces,
} from '@/lib/pictures/photograph-places';
import { likelyNames } from '@/tooling/assets/photographs/likely-names';

/** Folder of the photographs in the project. */
export const photographsFolder = 'photographs';

const endings = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tif', 'tiff'];

/** The side that a crop keeps; by default, sharp's attention strategy decides. */
const sides = ['left', 'right', 'top', 'bottom', 'centre'] as const;
type Focus = (typeof sides)[number];

/** A photograph file with its place. */
export type FoundPhotograph = {
  place: PhotographPlaceName;
  /** Path relative to the project's root, for messages. */
  file: string;
  path: string;
  focus?: Focus;
};

function problemOf(name: string, message: string): Problem {
  return { file: `${photographsFolder}/${name}`, key: '', message };
}

/** Parses a file name; returns a problem if it is invalid. */
function readName(name: string, folder: string): FoundPhotograph | Problem {
  const [, stem = '', ending = ''] = /^(.*?)\.([^.]*)$/.exec(name.toLowerCase()) ?? [];
  if (ending === 'heic' || ending === 'heif') {
    return problemOf(name, 'HEIC cannot be read here; export the picture as JPEG');
  }
  if (ending === 'svg') return problemOf(name, 'a drawing; its folder is drawings/');
  if (!endings.includes(ending)) {
    return problemOf(name, `no photograph by its ending; expected one of ${endings.join(', ')}`);
  }
  const [place = '', side, ...rest] = stem.split('@');
  const focus = sides.find((known) => known === side);
  if (!isPhotographPlace(place)) {
    const likely = likelyNames(place, Object.keys(photographPlaces)).join(' or ');
    return problemOf(name, `no place of this name; expected ${likely}`);
  }
  if (rest.length > 0 || (side !== undefined && focus === undefined)) {
    return problemOf(name, `after the @, expected one of ${sides.join(', ')}`);
  }
  const file = `${photographsFolder}/${name}`;
  return { place, file, path: join(folder, name), ...(focus ? { focus } : {}) };
}

/**
 * Lists the photographs, by file name only.
 *
 * @param folder the project's `photographs/`, which may be missing
 * @returns at most one photograph per place, and a problem for every other file
 */
export async function findPhotographs(
  folder: string,
): Promise<{ found: FoundPhotograph[]; problems: Problem[] }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const found = new Map<PhotographPlaceName, FoundPhotograph>();
  const problems: Problem[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    // Files that operating systems create.
    if (/^\.|^thumbs\.db$|^desktop\.ini$|^readme\.md$/i.test(entry.name)) continue;
    if (entry.isDirectory()) {
      problems.push(problemOf(entry.name, 'a folder; put the pictures beside it'));
      continue;
    }
    const read = readName(entry.name, folder);
    if ('message' in read) {
      problems.push(read);
      continue;
    }
    const other = found.get(read.place);
    if (other) {
      problems.push(problemOf(entry.name, `${other.file} is for the same place; remove one`));
    } else {
      found.set(read.place, read);
    }
  }
  return { found: [...found.values()], problems };
}
