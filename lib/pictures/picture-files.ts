/** Intrinsic size in CSS pixels. */
export type Size = { width: number; height: number };

/** A picture's public URL, and its size. */
export type PictureFile = Size & { src: string };

/** Attributes of a `<source>` element. */
export type PhotographSource = { type: string; srcSet: string; sizes: string };

/** A photograph: its `<source>` elements, and a fallback file. */
export type PhotographFile = PictureFile & { sources: readonly PhotographSource[] };
