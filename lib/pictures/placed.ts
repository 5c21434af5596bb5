/** A picture's public URL, and its intrinsic size in CSS pixels. */
export type PlacedPicture = { src: string; width: number; height: number };

/** Attributes of a `<source>` element. */
export type PhotographSource = { type: string; srcSet: string; sizes: string; media?: string };

/** A photograph: its `<source>` elements, and a fallback file. */
export type PlacedPhotograph = PlacedPicture & { sources: readonly PhotographSource[] };
