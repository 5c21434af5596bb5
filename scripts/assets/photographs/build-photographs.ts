import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { formatProblem, type Problem } from '@/lib/i18n/text-problem';
import type { PhotographFile, PhotographSource, Size } from '@/lib/pictures/find-picture';
import {
  isPhotographSlot,
  minPhotographWidth,
  type PhotographSlotName,
  photographSlots,
  photographWidths,
} from '@/lib/pictures/photograph-slots';
import { UserError } from '@/scripts/support/command';
import { contentHash } from '@/scripts/support/files';

/** Minimum width, in pixels, of files that only screens with a high pixel density request. */
const denseWidth = 1000;

/** Width of the largest file that a phone requests: 390 CSS pixels at triple density. */
const phoneWidth = 1240;

/**
 * Encodes a photograph without metadata such as camera and location. AVIF files of effort 2 are as
 * small as those of effort 4.
 *
 * @throws an error if the file is too large
 */
async function encode(photograph: Buffer, format: string, width: number): Promise<Buffer> {
  const isDense = width >= denseWidth;
  const resized = sharp(photograph).resize({ width });
  if (format === 'webp') {
    return resized.webp({ quality: isDense ? 46 : 62, effort: 5, smartSubsample: true }).toBuffer();
  }
  const options = { quality: isDense ? 34 : 46, effort: 2, chromaSubsampling: '4:2:0' };
  const encoded = await resized.avif(options).toBuffer();
  const maxKilobytes = width <= phoneWidth ? 60 : 140;
  if (encoded.length <= maxKilobytes * 1000) return encoded;
  throw new UserError(
    `more than ${maxKilobytes} KB at ${width} pixels; use a picture with less detail`,
  );
}

/** Part of the hash in file names. Increase the version if `encode` or `cropImage` changes. */
const encodingKey = JSON.stringify({ version: 3, sharp: sharp.versions });

/** Crops a photograph to the shape of its slot: upright, in sRGB, on white, without loss. */
function cropImage(content: Uint8Array, focus: SourcePhotograph['focus'], size: Size) {
  return sharp(content, readOptions)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ ...size, fit: 'cover', position: focus ?? sharp.strategy.attention })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function rejectUnreadable(): never {
  throw new UserError('not a picture, or incomplete; export it again as JPEG');
}

/**
 * Writes a photograph in every width and format, in the shape of a drawing, without upscaling. A
 * file name contains a hash of everything that the file depends on, so existing files are kept.
 *
 * @throws a one-line error if it cannot be read whole, has too few pixels, or becomes too large
 */
async function writePhotograph(
  { slot, path, focus }: SourcePhotograph,
  drawing: Size,
  target: string,
): Promise<PhotographFile> {
  const content = await readFile(path);
  const metadata = await sharp(content, readOptions).metadata().catch(rejectUnreadable);
  const { width, height } = metadata.autoOrient;
  const ratio = drawing.width / drawing.height;
  const minHeight = Math.ceil((minPhotographWidth * drawing.height) / drawing.width);
  if (width < minPhotographWidth || height < minHeight) {
    const needed = `this place needs ${minPhotographWidth} × ${minHeight} or more`;
    throw new UserError(`${width} × ${height} pixels are too few; ${needed}`);
  }
  const maxWidth = Math.floor(Math.min(width, height * ratio));
  const widths = [...new Set(photographWidths.map((one) => Math.min(one, maxWidth)))];
  const widest = Math.max(...widths);
  const region = { width: widest, height: Math.round(widest / ratio) };
  const key = [encodingKey, focus, region, contentHash(content)];
  let cropped: Buffer | undefined;
  const writeFormat = async (format: 'avif' | 'webp'): Promise<PhotographSource> => {
    const candidates: string[] = [];
    for (const each of widths) {
      const name = `${slot}-${each}-${contentHash(JSON.stringify([...key, each]))}.${format}`;
      candidates.push(`/pictures/${name} ${each}w`);
      if (existsSync(join(target, name))) continue;
      cropped ??= await cropImage(content, focus, region).catch(rejectUnreadable);
      const encoded = await encode(cropped, format, each);
      // Renamed at the end, so that an interrupted build leaves no incomplete file.
      await writeFile(join(target, `${name}.part`), encoded);
      await rename(join(target, `${name}.part`), join(target, name));
    }
    const srcSet = candidates.join(', ');
    return { type: `image/${format}`, srcSet, sizes: photographSlots[slot].sizes };
  };
  const sources = [await writeFormat('avif'), await writeFormat('webp')];
  const [src = ''] = sources.at(-1)?.srcSet.split(' ') ?? [];
  return { src, sources, ...drawing };
}

/**
 * Crops and encodes all photographs.
 *
 * @param target folder of the published files
 * @param getDrawingSize returns the size of the drawing that a photograph replaces
 * @returns data for the pages by slot
 * @throws an error with one line per unusable photograph
 */
export async function buildPhotographs(
  root: string,
  target: string,
  getDrawingSize: (slot: string) => Size,
): Promise<Record<string, PhotographFile>> {
  const { found, problems } = await findPhotographs(join(root, photographsFolder));
  const photographs: Record<string, PhotographFile> = {};
  for (const photograph of found) {
    const { slot, file } = photograph;
    try {
      photographs[slot] = await writePhotograph(photograph, getDrawingSize(slot), target);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push({ file, key: '', message: error.message });
    }
  }
  if (problems.length > 0) throw new UserError(problems.map(formatProblem).join('\n'));
  return photographs;
}

/** Folder of the photographs in the project. */
export const photographsFolder = 'pictures/photographs';

const extensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tif', 'tiff'];

/** Browsers show pictures with small faults, such as the wrong scan headers of some phones. */
const readOptions = { failOn: 'error' } as const;

/** The sides that a crop can keep (`focus`). By default, sharp's attention strategy decides. */
const sides = ['left', 'right', 'top', 'bottom', 'centre'] as const;

type SourcePhotograph = {
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
