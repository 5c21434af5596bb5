import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A cache of results on disk. */
export type KeptResults = {
  /** The cached result for these inputs; made and stored if missing. */
  get: (decides: readonly (string | Uint8Array)[], make: () => Promise<Buffer>) => Promise<Buffer>;
  /** Removes all results that were not requested. */
  prune: () => Promise<void>;
};

/** A cache in a folder, which can be deleted at any time. */
export function keepResultsIn(folder: string): KeptResults {
  const used = new Set<string>();
  return {
    get: async (decides, make) => {
      const hash = createHash('sha256');
      for (const part of decides) hash.update(part).update('\0');
      const name = hash.digest('hex');
      used.add(name);
      const file = join(folder, name);
      const kept = await readFile(file).catch(() => undefined);
      if (kept !== undefined) return kept;
      const made = await make();
      await mkdir(folder, { recursive: true });
      // Rename when complete: a partial file would be taken for a result.
      await writeFile(`${file}.part`, made);
      await rename(`${file}.part`, file);
      return made;
    },
    prune: async () => {
      const names = await readdir(folder).catch(() => []);
      await Promise.all(
        names.filter((name) => !used.has(name)).map((name) => rm(join(folder, name))),
      );
    },
  };
}
