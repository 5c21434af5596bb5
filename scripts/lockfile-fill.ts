import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installFolders, withoutHashFile, withoutHashSchema } from '@/tooling/supply-chain/files';
import { fillHashes, hashesOf, manifestOf } from '@/tooling/supply-chain/fill-hashes';
import { parseLockfile } from '@/tooling/supply-chain/lockfile';
import { command } from '@/tooling/support/command';
import { npm } from '@/tooling/support/npm';
import { assertNoArguments } from '@/tooling/support/without-arguments';

const folder = join(process.cwd(), '.cache/other-platforms');

/**
 * Downloads packages of every platform and verifies hashes and signatures.
 *
 * @param ids `name@version`
 * @returns their hashes
 * @throws an error of one line when one is missing or its verification fails
 */
async function download(ids: readonly string[]): Promise<Map<string, string>> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifestOf(ids)));
  // `--force` installs packages of other platforms; their scripts cannot run here.
  const flags = ['--force', '--ignore-scripts', '--no-audit'];
  await npm(['install', '--package-lock-only', ...flags], folder);
  await npm(['ci', ...flags], folder);
  console.log(await npm(['audit', 'signatures'], folder));
  const lockfile = parseLockfile(await readFile(join(folder, 'package-lock.json'), 'utf8'));
  await rm(folder, { recursive: true });
  return hashesOf(lockfile);
}

// Adds missing hashes to the lockfiles, after downloading and verifying the packages.
await command(async () => {
  assertNoArguments();
  const lists = withoutHashSchema.parse(JSON.parse(await readFile(withoutHashFile, 'utf8')));
  const ids = [...new Set(Object.values(lists).flat())];
  if (ids.length === 0) {
    console.log('Every package has a hash.');
    return;
  }
  const hashes = await download(ids);
  const missing = ids.filter((id) => !hashes.has(id));
  if (missing.length > 0) throw new Error(`The registry has no hash for ${missing.join(', ')}.`);

  for (const install of installFolders) {
    const file = join(install, 'package-lock.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, fillHashes(text, parseLockfile(text), hashes));
  }
  const empty = Object.fromEntries(Object.keys(lists).map((file) => [file, []]));
  await writeFile(withoutHashFile, `${JSON.stringify(empty, null, 2)}\n`);
  console.log(`Added ${ids.length} hashes. Commit the lockfiles and ${withoutHashFile}.`);
});
