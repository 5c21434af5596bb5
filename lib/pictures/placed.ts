/** A picture's public address, and the size at which it was drawn, in CSS pixels. */
export type PlacedPicture = { src: string; width: number; height: number };

/** One of the lists from which a browser chooses its file. */
export type PhotographSource = { type: string; srcSet: string; sizes: string; media?: string };

/** A photograph: the lists to choose from, and a file for browsers that know no lists. */
export type PlacedPhotograph = PlacedPicture & { sources: readonly PhotographSource[] };
