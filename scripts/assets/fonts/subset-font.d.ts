/** Types for the npm package `subset-font`, which ships none. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype' | 'sfnt';
    variationAxes: { wght: number | { min: number; max: number } };
  };
  /** Reduces a font to some characters, and a variable one to a range of its axes. */
  function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
