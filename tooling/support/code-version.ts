import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Identifies the code that makes a result: a module with everything that it imports from the
 * project, the versions of all packages, and Node.
 *
 * @param module path relative to `root`
 * @param root folder of the project
 */
export async function codeVersion(module: string, root: string = process.cwd()): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [module],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    legalComments: 'none',
    logLevel: 'silent',
  });
  const hash = createHash('sha256').update(JSON.stringify([process.versions, process.arch]));
  hash.update(await readFile(join(root, 'package-lock.json')));
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest('hex');
}
