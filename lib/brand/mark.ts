/**
 * The company's logo mark in a square of 40 units: deck, piers and arch of a bridge in one stroke,
 * shaped like a pulse line. Source of logo, icons and link previews.
 */
export const mark = {
  box: 40,
  path: 'M2 26H5.5L8.5 31.5C9.5 18 13 10.5 18 10.5S26 17 27.5 31.5L31 17 33.5 26H38',
  /** Vertical coordinate of the optical centre. */
  middle: 21,
  stroke: 3.5,
} as const;
