import sharp from 'sharp';
import { mark } from '@/lib/brand/mark';
import { themeColour } from '@/lib/brand/theme';
import { writeFiles } from '@/scripts/support/files';
import { site } from '@/site.config';

/** The PNG icons, with the file names that browsers and operating systems request. */
const pngIcons = [
  { file: 'apple-touch-icon.png', size: 180, variant: 'home' },
  { file: 'icon-192.png', size: 192, variant: 'home', purpose: 'any' },
  { file: 'icon-512.png', size: 512, variant: 'home', purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, variant: 'maskable', purpose: 'maskable' },
] as const;

async function drawIcon(variant: keyof typeof iconVariants, size: number): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(iconVariants[variant])), { density: 72 * 16 })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An `.ico` file with one PNG image of 32 pixels. */
function packIco(png: Buffer): Buffer {
  const header = Buffer.from([
    0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0,
  ]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** Writes all icons into `public/`, rendered from the mark. The results are committed. */
export async function buildIcons(): Promise<void> {
  const large = pngIcons.map(async ({ file, size, variant }) => [
    file,
    await drawIcon(variant, size),
  ]);
  await writeFiles('public', {
    'favicon.svg': iconSvg(iconVariants.tab),
    'favicon.ico': packIco(await drawIcon('tab', 32)),
    ...Object.fromEntries(await Promise.all(large)),
  });
}

/** Writes the web app manifest into `public/`, with the company's name. */
export async function writeManifest(): Promise<void> {
  const { name, shortName } = site.company;
  const icons = pngIcons
    .filter((icon) => 'purpose' in icon)
    .map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    }));
  const content = {
    name,
    short_name: shortName,
    start_url: '/',
    display: 'browser',
    background_color: themeColour('background'),
    theme_color: themeColour('background'),
    icons,
  };
  const file = `${JSON.stringify(content, undefined, 2)}\n`;
  await writeFiles('public', { 'manifest.webmanifest': file });
}

type IconVariant = {
  /** Width of the mark as a share of the icon's width. */
  share: number;
  /** Corner radius of the background; the icon is 40 units wide. */
  radius: number;
  /** Whether the icon has dark colours in dark colour schemes. */
  hasDarkColours?: boolean;
};

/** Icon variants: browser tab, home screen, and maskable icon. */
export const iconVariants = {
  tab: { share: 0.86, radius: 9, hasDarkColours: true },
  home: { share: 0.72, radius: 0 },
  /** The safe zone of a maskable icon is a circle with 80 % of its width as diameter. */
  maskable: { share: 0.56, radius: 0 },
} as const satisfies Record<string, IconVariant>;

/** The mark on its background as an SVG document. */
export function iconSvg({ share, radius, hasDarkColours = false }: IconVariant): string {
  const { box, middle, path, stroke } = mark;
  const [x, y] = [(box / 2) * (1 - share), box / 2 - middle * share];
  const colours = `rect{fill:${themeColour('band')}}path{stroke:${themeColour('on-band')}}`;
  const darkStyle = `<style>@media(prefers-color-scheme:dark){${colours}}</style>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">`,
    hasDarkColours ? darkStyle : '',
    `<rect width="${box}" height="${box}" rx="${radius}" fill="${themeColour('background')}"/>`,
    `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${share})" d="${path}" `,
    `fill="none" stroke="${themeColour('accent')}" stroke-width="${stroke}" `,
    'stroke-linecap="round" stroke-linejoin="round"/></svg>',
  ].join('');
}
