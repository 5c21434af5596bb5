import { themeColour } from '@/lib/brand/theme';

/**
 * The colours in which the files of `pictures/drawings/` are drawn, and the role of each in the
 * theme. The files keep them when the theme changes, so that any drawing program shows them.
 */
export const drawingColours: Readonly<Record<string, string>> = {
  '#0f2a33': 'text',
  '#fff': 'paper',
  '#fbf6ee': 'background',
  '#f4ebdd': 'background-deep',
  '#e2eff0': 'tint',
  '#c6d8db': 'on-band-soft',
  '#09535e': 'action',
  '#073e47': 'action-strong',
  '#c2411c': 'accent',
  '#f2b84b': 'highlight',
};

/** A drawing as it is published: in the colours of the theme. */
export function inThemeColours(svg: string): string {
  return svg.replace(/(?<=")#[\da-f]+(?=")/g, (colour) => {
    const role = drawingColours[colour];
    return role === undefined ? colour : themeColour(role);
  });
}
