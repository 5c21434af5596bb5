/** Longer paths say no more about a broken link. */
const maxLength = 200;

const address = /@|%(?:25)*40/i;
/** Five digits and more, also as people write telephone numbers. */
const number = /\d(?:(?:[-.+() ]|%2[089BDE]){0,3}\d){4,}/gi;

/**
 * A path that was not found as it may stand in a log: visitors and forms put e-mail addresses and
 * telephone numbers into addresses. Query and fragment are left out.
 *
 * @param target a path, or a request's target as it was sent
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
