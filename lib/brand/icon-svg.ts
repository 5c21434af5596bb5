import { mark } from '@/lib/brand/mark';
import { themeColour } from '@/lib/brand/theme';

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
  const darkStyle = hasDarkColours
    ? `<style>@media(prefers-color-scheme:dark){rect{fill:${themeColour('band')}}path{stroke:${themeColour('on-band')}}}</style>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">${darkStyle}<rect width="${box}" height="${box}" rx="${radius}" fill="${themeColour('background')}"/><path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${share})" d="${path}" fill="none" stroke="${themeColour('accent')}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
