import { buildFonts } from '@/lib/fonts/build-fonts';
import { buildMap } from '@/lib/map/build-map';

/**
 * Makes the files that pages, types and bundles need and that no one writes by hand: fonts and map.
 *
 * @param root folder of the project
 */
export async function makeFiles(root: string = process.cwd()): Promise<void> {
  await Promise.all([buildFonts(root), buildMap(root)]);
}
