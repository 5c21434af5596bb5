import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Results of slow work, kept from one build to the next. */
export type KeptResults = {
  /** The result for what decides about it: kept, or made and kept. */
  get: (decides: readonly (string | Uint8Array)[], make: () => Promise<Buffer>) => Promise<Buffer>;
  /** Removes every result that nothing asked for. */
  prune: () => Promise<void>;
};

/** Keeps results as files. A folder that is taken away is only work to do again. */
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
      // Half a file would be taken for the whole one next time.
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
