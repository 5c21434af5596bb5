import { buildFonts } from '@/lib/fonts/build-fonts';
import { buildPictures } from '@/lib/pictures/build-pictures';

/**
 * Makes what the app is built from and the repository does not hold: fonts and pictures.
 *
 * @param root folder of the project
 */
export async function makeFiles(root?: string): Promise<void> {
  await Promise.all([buildFonts(root), buildPictures(root)]);
}
