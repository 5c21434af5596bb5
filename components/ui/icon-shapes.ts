/**
 * The icons that the site uses, from Lucide 1.65.0 (licence: lucide-license.txt). Each is a
 * separate export, so that the bundle of an island contains only the icons that it shows.
 */

type Circle = Readonly<Record<'cx' | 'cy' | 'r', string>>;
type Rectangle = Readonly<Record<'x' | 'y' | 'width' | 'height' | 'rx', string> & { ry?: string }>;

/** The shapes of an icon in a square of 24 units. Strings are path data. */
export type IconShapes = readonly (string | Circle | Rectangle)[];

export const ArrowRight: IconShapes = ['M5 12h14', 'm12 5 7 7-7 7'];
export const ArrowUpRight: IconShapes = ['M7 7h10v10', 'M7 17 17 7'];
export const Check: IconShapes = ['M20 6 9 17l-5-5'];
export const ChevronDown: IconShapes = ['m6 9 6 6 6-6'];
export const Copy: IconShapes = [
  { width: '14', height: '14', x: '8', y: '8', rx: '2', ry: '2' },
  'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
];
export const Download: IconShapes = [
  'M12 15V3',
  'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
  'm7 10 5 5 5-5',
];
export const Languages: IconShapes = [
  'm5 8 6 6',
  'm4 14 6-6 2-3',
  'M2 5h12',
  'M7 2h1',
  'm22 22-5-10-5 10',
  'M14 18h6',
];
export const Mail: IconShapes = [
  'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7',
  { x: '2', y: '4', width: '20', height: '16', rx: '2' },
];
export const Menu: IconShapes = ['M4 5h16', 'M4 12h16', 'M4 19h16'];
export const MessageCircle: IconShapes = [
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0' +
    ' 1 1.099.092 10 10 0 1 0-4.777-4.719',
];
export const Phone: IconShapes = [
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0' +
    ' 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0' +
    ' 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
];
export const TriangleAlert: IconShapes = [
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3',
  'M12 9v4',
  'M12 17h.01',
];
export const UserRoundSearch: IconShapes = [
  { cx: '10', cy: '8', r: '5' },
  'M2 21a8 8 0 0 1 10.434-7.62',
  { cx: '18', cy: '18', r: '3' },
  'm22 22-1.9-1.9',
];
export const X: IconShapes = ['M18 6 6 18', 'm6 6 12 12'];
