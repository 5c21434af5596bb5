/** What this project uses of the npm package `hyphen`, which ships no types. */
declare module 'hyphen' {
  type Options = { hyphenChar?: string; minWordLength?: number };
  export type HyphenationPatterns = {
    /** Puts `hyphenChar` wherever the language's patterns allow a break. */
    hyphenateSync: (text: string, options?: Options) => string;
  };
}
