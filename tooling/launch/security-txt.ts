import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { securityTxtPath } from '@/lib/routing/files';
import { expiryOf } from '@/lib/security/security-txt';
import { type Group, groupOf } from '@/tooling/launch/finding';

const title = 'Security contact (docs/security.md)';
const month = 30 * 24 * 60 * 60 * 1000;

/**
 * Checks that the built `security.txt` does not expire within a month (RFC 9116, section 2.5.5).
 *
 * @param root folder of the project; without a built site there is no finding
 * @param now current time in milliseconds since 1970
 */
export async function checkSecurityTxt(root: string, now: number = Date.now()): Promise<Group> {
  const where = `out${securityTxtPath}`;
  const text = await readFile(join(root, where), 'utf8').catch(() => undefined);
  if (text === undefined) return groupOf(title, []);
  const expiry = expiryOf(text);
  if (expiry !== undefined && expiry - now > month) return groupOf(title, []);
  const what =
    expiry === undefined
      ? 'has no valid Expires field'
      : `expires on ${new Date(expiry).toISOString().slice(0, 10)}`;
  return groupOf(title, [{ where, what, fix: 'build and publish again' }]);
}
