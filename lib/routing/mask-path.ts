/** Maximum logged length; more does not help to find a broken link. */
const maxLength = 200;

const address = /@|%(?:25)*40/i;
/** Five or more digits, also with separators as in telephone numbers. */
const number = /\d(?:(?:[-.+() ]|%2[089BDE]){0,3}\d){4,}/gi;

/**
 * Masks a missing path for logs: addresses may contain e-mail addresses and telephone numbers.
 * Query and fragment are removed.
 *
 * @param target a path, or a raw request target
 * @returns printable ASCII, at most 200 characters
 */
export function maskPath(target: string): string {
  const [path = ''] = target.split(/[?#]/);
  return path
    .split('/')
    .map((segment) => (address.test(segment) ? '***' : segment.replace(number, '***')))
    .join('/')
    .replace(/[^\x20-\x7e]/g, '.')
    .slice(0, maxLength);
}
