import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frame } from '@/lib/map/frame';
import { mapLayers } from '@/tooling/assets/map/countries';
import { riverPath, summitsPath, wavesPath } from '@/tooling/assets/map/nature';
import { areasPath, linesPath } from '@/tooling/assets/map/paths';

/** The map's shapes by id; pages set their colours. */
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
 * Writes the shapes of the home page's map into one file (`lib/map/generated.svg`), which the page
 * references by id.
 *
 * @param root folder of the project
 */
export async function buildMap(root: string = process.cwd()): Promise<void> {
  const paths = Object.entries(mapShapes()).map(([id, data]) => {
    // Shores have a fixed width in map units; all other lines do not scale.
    const pen = id === 'land' ? '' : ' vector-effect="non-scaling-stroke"';
    return `<path id="${id}"${pen} d="${data}"/>`;
  });
  await writeFile(
    join(root, 'lib/map/generated.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}">${paths.join('')}</svg>`,
  );
}
