/** A4, in points. */
export const pageSize = { width: 595.28, height: 841.89 } as const;

/** Edges of margin and text in points; section numbers are in the margin, beside the text. */
export const frame = { margin: 64, left: 132, right: 521, top: 92, firstTop: 150, bottom: 772 };

/** Style of a text: size and leading in points. */
export type TextStyle = {
  size: number;
  leading: number;
  strong: boolean;
  colour: string;
  /** Letter spacing as a share of the size. */
  tracking?: number;
};

/** Same values as the roles of these names in `app/globals.css`. */
export const colours = {
  text: '#0f2a33',
  'text-soft': '#37505a',
  action: '#09535e',
  edge: '#e3d8c6',
} as const;

export const textStyles = {
  title: { size: 23, leading: 28, strong: true, colour: colours.text, tracking: -0.02 },
  date: { size: 10.5, leading: 16, strong: true, colour: colours.text },
  heading: { size: 12.5, leading: 17, strong: true, colour: colours.text, tracking: -0.01 },
  body: { size: 10.5, leading: 15.5, strong: false, colour: colours.text },
  small: { size: 8.5, leading: 12, strong: false, colour: colours['text-soft'] },
} as const satisfies Record<string, TextStyle>;
