import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIcons } from '@/lib/brand/build-icons';
import { buildFonts } from '@/lib/fonts/build-fonts';
import { buildMap } from '@/lib/map/build-map';
import { buildCards } from '@/lib/open-graph/build-cards';
import { buildPictures } from '@/lib/pictures/build-pictures';
import { buildDownloads } from '@/lib/terms/build-downloads';

/**
 * Makes the files that pages, types and bundles need and that no one writes by hand: fonts, map,
 * icons, pictures, the pictures of link previews, the terms as PDF.
 *
 * @param root folder of the project, whose content has been checked
 */
export async function makeFiles(root: string = process.cwd()): Promise<void> {
  await mkdir(join(root, 'public'), { recursive: true });
  await Promise.all([
    buildFonts(root),
    buildMap(root),
    buildIcons(root),
    buildPictures(root),
    buildCards(root),
    buildDownloads(root),
  ]);
}
