/** Name of a message in the URL's hash of the contact page. */
export const messageHashName = 'message';

const hashPrefix = `#${messageHashName}=`;

/** Maximum length in characters. Texts of this site are shorter. */
const maxCharacters = 2000;

/** The hash with which the contact page prefills the message. */
export function messageHash(text: string): string {
  return hashPrefix + encodeURIComponent(text);
}

/**
 * The message in a hash, including `#`; undefined if it is missing, invalid or too long. Networks
 * append parameters, which are not part of it.
 */
export function messageFromHash(hash: string): string | undefined {
  if (!hash.startsWith(hashPrefix)) return undefined;
  try {
    const [encoded = ''] = hash.slice(hashPrefix.length).split(/[?&]/);
    const text = decodeURIComponent(encoded).trim();
    return text === '' || text.length > maxCharacters ? undefined : text;
  } catch {
    return undefined;
  }
}
