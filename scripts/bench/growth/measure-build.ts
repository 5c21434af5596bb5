import { spawn } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memoryOf, processorTimeOfEnded } from '@/scripts/bench/memory';
import { filesIn } from '@/scripts/support/files-in';

/** What a build took. */
export type BuildFigures = {
  seconds: number;
  /** Processor time of all its processes in seconds; undefined on other systems than Linux. */
  processor: number | undefined;
  /** Most memory of all its processes at a time, in MB; undefined on other systems than Linux. */
  memory: number | undefined;
};

/** More often, and measuring takes a noticeable part of the machine. */
const sampleEveryMs = 2000;
const megabyte = 1_000_000;

/** What builds leave behind, relative to the project. */
const traces = ['.next', '.next-export', '.cache', 'out', 'tsconfig.tsbuildinfo'];

/** Removes everything that earlier builds of a project have left. */
export async function forgetBuilds(folder: string): Promise<void> {
  for (const trace of traces) await rm(join(folder, trace), { recursive: true, force: true });
}

function processorSince(before: number | undefined): number | undefined {
  const now = processorTimeOfEnded();
  return now === undefined || before === undefined ? undefined : now - before;
}

/**
 * Builds a project as `npm run build` does.
 *
 * @throws an error of one line with the last lines of output if it fails
 */
export function measureBuild(folder: string): Promise<BuildFigures> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const processorBefore = processorTimeOfEnded();
    const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'scripts/build.ts'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output = (output + text.toString()).slice(-2000);
      });
    }
    let memory: number | undefined;
    const sampling = setInterval(() => {
      const now = child.pid === undefined ? undefined : memoryOf(child.pid);
      if (now !== undefined) memory = Math.max(memory ?? 0, now);
    }, sampleEveryMs);
    const stop = (settle: () => void) => {
      clearInterval(sampling);
      settle();
    };
    child.once('error', (error) => stop(() => reject(error)));
    child.once('exit', (code) =>
      stop(() => {
        if (code !== 0) reject(new Error(`The build of ${folder} failed:\n${output}`));
        else {
          const seconds = (performance.now() - start) / 1000;
          resolve({ seconds, processor: processorSince(processorBefore), memory });
        }
      }),
    );
  });
}

/** Number of files of a built site, and their size in MB. */
export async function sizeOf(site: string): Promise<{ files: number; megabytes: number }> {
  const files = await filesIn(site);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(site, file))).size));
  return { files: files.length, megabytes: sizes.reduce((sum, one) => sum + one, 0) / megabyte };
}

/** Files that differ between two built sites, or are in one of them only. */
export async function differencesOf(one: string, other: string): Promise<string[]> {
  const files = new Set([...(await filesIn(one)), ...(await filesIn(other))]);
  const differences: string[] = [];
  for (const file of files) {
    const contents = [one, other].map((site) => readFile(join(site, file)).catch(() => undefined));
    const [left, right] = await Promise.all(contents);
    if (left === undefined || right === undefined || !left.equals(right)) differences.push(file);
  }
  return differences;
}

/**
 * Changes a sentence of a page.
 *
 * @throws when the file has no such sentence
 */
export async function changeSentence(folder: string): Promise<void> {
  const file = join(folder, 'messages/en/nurses.json');
  const text = await readFile(file, 'utf8');
  const changed = text.replace(/("lead": "[^"]*)\."/, '$1, step by step."');
  if (changed === text) throw new Error(`${file}: no sentence to change.`);
  await writeFile(file, changed);
}
