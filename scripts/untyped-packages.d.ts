/** Types for the npm package `hyphen`, which ships none. */
declare module 'hyphen' {
  type Options = { hyphenChar?: string; minWordLength?: number };
  export type HyphenationPatterns = {
    /** Inserts `hyphenChar` wherever the language's patterns allow a break. */
    hyphenateSync: (text: string, options?: Options) => string;
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

/** Types for the npm package `netlify-redirector`, which ships none. */
declare module 'netlify-redirector' {
  type Request = {
    scheme: string;
    host: string;
    path: string;
    query: string;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  };
  type Rule = { to: string; status: number; force: boolean };
  /** Reads a file `_redirects`. */
  export function parsePlain(
    rules: string,
    options: object,
  ): Promise<{ match: (request: Request) => Rule | null }>;
}
