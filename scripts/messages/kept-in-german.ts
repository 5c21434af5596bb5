/**
 * Values that stay in German in every language, by the last part of their key. Any other sentence
 * must be translated.
 */
const keptInGerman = {
  german: 'a term or the name of a German authority, shown with lang="de" beside its explanation',
  url: 'an address on the web',
} as const;

/** Whether the message of a key stays in German. */
export function isKeptInGerman(key: string): boolean {
  return Object.hasOwn(keptInGerman, key.slice(key.lastIndexOf('.') + 1));
}
