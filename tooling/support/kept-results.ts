import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a result follows from: its inputs, and the tools that make it. */
type Inputs = readonly (string | Uint8Array)[];

/** A cache of results on disk. */
export type KeptResults = {
  /** The cached result for these inputs; made and stored if missing. */
  get: (inputs: Inputs, make: () => Promise<Buffer>) => Promise<Buffer>;
  /**
   * The cached results for several inputs.
   *
   * @param makeMissing makes those that are missing, all at once, from their places in `inputs`
   */
  getAll: (
    inputs: readonly Inputs[],
    makeMissing: (missing: readonly number[]) => Promise<readonly Buffer[]>,
  ) => Promise<Buffer[]>;
  /** Removes all results that were not requested. */
  prune: () => Promise<void>;
};

const digest = (content: Uint8Array) => createHash('sha256').update(content).digest();
const digestBytes = 32;

function nameOf(inputs: Inputs): string {
  const hash = createHash('sha256');
  // With their lengths, so that two lists with the same text are two lists.
  for (const part of inputs) hash.update(`${Buffer.byteLength(part)}\0`).update(part);
  return hash.digest('hex');
}

/** The content of a stored result; undefined if there is none, or a damaged one. */
async function readResult(file: string): Promise<Buffer | undefined> {
  const stored = await readFile(file).catch(() => undefined);
  if (stored === undefined) return undefined;
  const content = stored.subarray(digestBytes);
  return digest(content).equals(stored.subarray(0, digestBytes)) ? content : undefined;
}

/** Stores a result; whoever stops meanwhile leaves none. */
async function writeResult(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, Buffer.concat([digest(content), content]));
  await rename(part, file);
}

/** A cache in a folder, which can be deleted at any time. */
export function keepResultsIn(folder: string): KeptResults {
  const used = new Set<string>();

  async function getAll(
    inputs: readonly Inputs[],
    makeMissing: (missing: readonly number[]) => Promise<readonly Buffer[]>,
  ): Promise<Buffer[]> {
    const names = inputs.map(nameOf);
    for (const name of names) used.add(name);
    const found = await Promise.all(names.map((name) => readResult(join(folder, name))));
    const missing = [...found.keys()].filter((index) => found[index] === undefined);
    const made = missing.length === 0 ? [] : await makeMissing(missing);
    await mkdir(folder, { recursive: true });
    await Promise.all(
      missing.map(async (index, place) => {
        const content = made[place] ?? Buffer.alloc(0);
        found[index] = content;
        await writeResult(join(folder, names[index] ?? ''), content);
      }),
    );
    return found.map((content) => content ?? Buffer.alloc(0));
  }

  return {
    getAll,
    get: async (inputs, make) => {
      const [content = Buffer.alloc(0)] = await getAll([inputs], async () => [await make()]);
      return content;
    },
    prune: async () => {
      const names = await readdir(folder).catch(() => []);
      await Promise.all(
        names.filter((name) => !used.has(name)).map((name) => rm(join(folder, name))),
      );
    },
  };
}
