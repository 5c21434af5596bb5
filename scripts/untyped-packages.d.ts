/** Types for the npm package `hyphen`, which ships none. */
declare module 'hyphen' {
  export type HyphenationPatterns = {
    /** Inserts soft hyphens (U+00AD) wherever the language's patterns allow a break. */
    hyphenateSync: (text: string) => string;
  };
}

/** Types for the npm package `subset-font`, which ships none. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype' | 'sfnt';
    variationAxes: { wght: number | { min: number; max: number } };
  };
  function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
