import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { securityTxtPath } from '@/lib/routing/files';
import { expiryOf } from '@/lib/security/security-txt';
import { type Group, groupOf } from '@/tooling/launch/finding';

const title = 'Security contact (docs/security.md)';
const month = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether the built `security.txt` holds for a while yet: after its date nobody may rely on it.
 *
 * @param root folder of the project; without a built site there is nothing to look at
 * @param now milliseconds
 */
export async function checkSecurityTxt(root: string, now: number = Date.now()): Promise<Group> {
  const where = `out${securityTxtPath}`;
  const text = await readFile(join(root, where), 'utf8').catch(() => undefined);
  if (text === undefined) return groupOf(title, []);
  const expiry = expiryOf(text);
  if (expiry !== undefined && expiry - now > month) return groupOf(title, []);
  const what =
    expiry === undefined
      ? 'has no date until which it holds'
      : `holds until ${new Date(expiry).toISOString().slice(0, 10)}`;
  return groupOf(title, [{ where, what, mend: 'build and publish again' }]);
}
