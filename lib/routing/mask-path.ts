/** Maximum length of a path in logs. */
const maxLength = 200;

const email = /@|%(?:25)*40/i;
/** Five or more digits, also with separators as in telephone numbers. */
const number = /\d(?:(?:[-.+() ]|%2[089BDE]){0,3}\d){4,}/gi;

/**
 * Masks e-mail addresses and telephone numbers in a path for logs, and removes query and hash.
 *
 * @param target a path, or a raw request target
 * @returns printable ASCII, at most 200 characters
 */
export function maskPath(target: string): string {
  const [path = ''] = target.split(/[?#]/);
  return path
    .split('/')
    .map((segment) => (email.test(segment) ? '***' : segment.replace(number, '***')))
    .join('/')
    .replace(/[^\x20-\x7e]/g, '.')
    .slice(0, maxLength);
}
