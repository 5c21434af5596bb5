/**
 * Kinds of values that every language has exactly as German has them, by the last part of their
 * key. Everything else that looks like a sentence must be translated.
 */
const keptInGerman = {
  german: 'a term or the name of a German authority, shown with lang="de" beside its explanation',
  url: 'an address on the web',
} as const;

/** Whether the text at a key stays as German has it. */
export function isKeptInGerman(key: string): boolean {
  return Object.hasOwn(keptInGerman, key.slice(key.lastIndexOf('.') + 1));
}
