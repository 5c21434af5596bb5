import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconLooks, iconSvg } from '@/lib/brand/icon-svg';
import { brandColours } from '@/lib/brand/mark';
import { site } from '@/site.config';
import { packIco } from '@/tooling/assets/icons/ico';

/** Sizes in the `.ico` file, in pixels. */
const icoSizes = [16, 32, 48] as const;

/** The images, by the file names that systems look for. */
const pictures = [
  { file: 'apple-touch-icon.png', size: 180, look: 'home' },
  { file: 'icon-192.png', size: 192, look: 'home', purpose: 'any' },
  { file: 'icon-512.png', size: 512, look: 'home', purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, look: 'maskable', purpose: 'maskable' },
] as const;

async function picture(look: keyof typeof iconLooks, size: number): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(iconLooks[look])), { density: 72 * 16 })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

function manifest(): string {
  const { name, shortName } = site.company;
  const content = {
    name,
    short_name: shortName,
    start_url: '/',
    display: 'browser',
    background_color: brandColours.ground,
    theme_color: brandColours.ground,
    icons: pictures
      .filter((one) => 'purpose' in one)
      .map(({ file, size, purpose }) => ({
        src: `/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

/**
 * Writes all icons and the web app manifest into `public/`, rendered from one drawing of the mark.
 *
 * @param root folder of the project
 */
export async function buildIcons(root: string = process.cwd()): Promise<void> {
  const write = (file: string, content: string | Uint8Array) =>
    writeFile(join(root, 'public', file), content);
  const small = await Promise.all(
    icoSizes.map(async (size) => ({ size, png: await picture('tab', size) })),
  );
  await write('favicon.svg', iconSvg(iconLooks.tab));
  await write('favicon.ico', packIco(small));
  for (const { file, size, look } of pictures) await write(file, await picture(look, size));
  await write('manifest.webmanifest', manifest());
}
