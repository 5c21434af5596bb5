import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertDocumentedPaths } from '@/scripts/checks/documented-paths';
import { writeFiles } from '@/scripts/support/files';

it('names paths and links to files that do not exist', async () => {
  const root = mkdtempSync(join(tmpdir(), 'documented-paths-'));
  const text = '`lib/a.ts`, `lib/old.ts`, `messages/<language>/x.json`, [A](a.md#b), [B](b.md)';
  await writeFiles(root, { 'README.md': '[docs](docs/a.md)', 'lib/a.ts': '', 'docs/a.md': text });
  const expected = 'docs/a.md: lib/old.ts: missing\ndocs/a.md: docs/b.md: missing';
  await expect(assertDocumentedPaths(root)).rejects.toThrow(new Error(expected));
});
