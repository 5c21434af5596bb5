import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFonts } from '@/scripts/assets/fonts/build-fonts';
import { buildIcons, writeManifest } from '@/scripts/assets/icons/build-icons';
import { buildLinkPreviews } from '@/scripts/assets/link-previews/build-link-previews';
import { buildPictures } from '@/scripts/assets/pictures/build-pictures';
import { buildDownloads } from '@/scripts/assets/terms-pdf/build-downloads';
import { writeSiteLanguages } from '@/scripts/build/site-languages';
import { writeMessageSchemas } from '@/scripts/messages/write-schemas';

/**
 * Makes the committed fonts and icons again, from the typeface's package and from the mark.
 *
 * @param root folder of the project
 */
export async function makeAssets(root: string = process.cwd()): Promise<void> {
  await Promise.all([buildFonts(root), buildIcons(root)]);
}

/**
 * Makes the files that pages, types, bundles and editors need and that follow from texts, company
 * facts and pictures: web app manifest, pictures, link previews, the terms as PDF, the schemas of
 * message files, and what the contact function knows of the site's languages.
 *
 * @param root folder of the project, whose content has been checked
 */
export async function makeFiles(root: string = process.cwd()): Promise<void> {
  await mkdir(join(root, 'public'), { recursive: true });
  await Promise.all([
    writeManifest(root),
    buildPictures(root),
    buildLinkPreviews(root),
    buildDownloads(root),
    writeSiteLanguages(root),
    writeMessageSchemas(root),
  ]);
}
