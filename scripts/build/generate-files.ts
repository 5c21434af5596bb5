import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFonts } from '@/scripts/assets/fonts/build-fonts';
import { buildIcons, writeManifest } from '@/scripts/assets/icons/build-icons';
import { buildLinkPreviews } from '@/scripts/assets/link-previews/build-link-previews';
import { buildPictures } from '@/scripts/assets/pictures/build-pictures';
import { buildTermsPdfs } from '@/scripts/assets/terms-pdf/build-terms-pdfs';
import { writeMessageTypes } from '@/scripts/messages/write-types';

const root = process.cwd();

/** Generates the committed fonts and icons again, from the typeface's package and from the mark. */
export async function generateAssets(): Promise<void> {
  await Promise.all([buildFonts(root), buildIcons(root)]);
}

/**
 * Generates all files that are derived from texts, site configuration and pictures: web app
 * manifest, pictures, link previews, the terms as PDF, and the types of message files.
 */
export async function generateFiles(): Promise<void> {
  // Next's types of a deleted page would be reported as errors.
  for (const folder of ['.next', '.next-node']) {
    await rm(join(root, folder, 'types'), { recursive: true, force: true });
  }
  await Promise.all([
    writeManifest(root),
    buildPictures(root),
    buildLinkPreviews(root),
    buildTermsPdfs(root),
    writeMessageTypes(root),
  ]);
}
