import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frame } from '@/lib/map/frame';
import { mapLayers } from '@/tooling/assets/map/countries';
import { riverPath, summitsPath, wavesPath } from '@/tooling/assets/map/nature';
import { areasPath, linesPath } from '@/tooling/assets/map/paths';

/** The shapes of the map by the ids under which pages use them; colours are the pages' business. */
export function mapShapes(): Record<string, string> {
  const layers = mapLayers();
  return {
    land: areasPath(layers.land),
    borders: linesPath(layers.borders),
    destination: areasPath(layers.destination),
    homes: areasPath(layers.homes),
    'home-borders': linesPath(layers.homeBorders),
    river: riverPath,
    summits: summitsPath,
    waves: wavesPath,
  };
}

/**
 * Writes the shapes of the home page's map as one file (`lib/map/generated.svg`), of which the page
 * uses each by its id.
 *
 * @param root folder of the project
 */
export async function buildMap(root: string = process.cwd()): Promise<void> {
  const paths = Object.entries(mapShapes()).map(([id, data]) => {
    // Shores are rings of fixed width on the ground; every other line is as thin as a pen.
    const pen = id === 'land' ? '' : ' vector-effect="non-scaling-stroke"';
    return `<path id="${id}"${pen} d="${data}"/>`;
  });
  await writeFile(
    join(root, 'lib/map/generated.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}">${paths.join('')}</svg>`,
  );
}
