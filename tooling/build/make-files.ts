import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFonts } from '@/tooling/assets/fonts/build-fonts';
import { buildIcons } from '@/tooling/assets/icons/build-icons';
import { buildCards } from '@/tooling/assets/link-previews/build-cards';
import { buildMap } from '@/tooling/assets/map/build-map';
import { buildPictures } from '@/tooling/assets/pictures/build-pictures';
import { buildDownloads } from '@/tooling/assets/terms-pdf/build-downloads';
import { writeMessageSchemas } from '@/tooling/messages/write-schemas';

/**
 * Generates the files that pages, types, bundles and editors need: fonts, map, icons, pictures,
 * images of link previews, the terms as PDF, the schemas of message files.
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
    writeMessageSchemas(root),
  ]);
}
