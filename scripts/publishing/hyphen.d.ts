/** Types for the npm package `hyphen`, which ships none. */
declare module 'hyphen' {
  type Options = { hyphenChar?: string; minWordLength?: number };
  export type HyphenationPatterns = {
    /** Inserts `hyphenChar` wherever the language's patterns allow a break. */
    hyphenateSync: (text: string, options?: Options) => string;
  };
}
