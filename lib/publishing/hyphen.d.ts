/** What this project uses of the npm package `hyphen`, which ships no types. */
declare module 'hyphen/*/index.js' {
  type Options = { hyphenChar?: string; minWordLength?: number };
  const language: {
    /** Puts `hyphenChar` wherever the language's patterns allow a break. */
    hyphenateSync: (text: string, options?: Options) => string;
  };
  export = language;
}
