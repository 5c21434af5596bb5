/** Name of a message in the hash of the contact page's address. */
export const messageHashName = 'message';

const start = `#${messageHashName}=`;

/** In characters; longer ones are no text of this site. */
const maxCharacters = 2000;

/** The hash with which the contact page offers a text as the message. */
export function messageHash(text: string): string {
  return start + encodeURIComponent(text);
}

/** The message in a hash, including `#`; undefined if it is another, broken or too long. */
export function readMessageHash(hash: string): string | undefined {
  if (!hash.startsWith(start)) return undefined;
  try {
    const text = decodeURIComponent(hash.slice(start.length)).trim();
    return text === '' || text.length > maxCharacters ? undefined : text;
  } catch {
    return undefined;
  }
}
