import { readdirSync, readFileSync } from 'node:fs';

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has exited meanwhile.
    return '';
  }
}

const numberIn = (pattern: RegExp, text: string) => Number(pattern.exec(text)?.[1] ?? 0);

/** A process and all that it has started, directly or through others. */
function treeOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), numberIn(/^PPid:\s+(\d+)$/m, read(`/proc/${name}/status`))]);
  const found = [pid];
  // Grows while it is read.
  for (const one of found) {
    for (const [child, parent] of parents) {
      if (child !== undefined && parent === one) found.push(child);
    }
  }
  return found;
}

/**
 * Memory of a process and its descendants in MB; shared pages count once (PSS).
 *
 * @returns undefined on other systems than Linux
 */
export function memoryOf(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const kilobytes = treeOf(pid).map((one) =>
    numberIn(/^Pss:\s+(\d+) kB$/m, read(`/proc/${one}/smaps_rollup`)),
  );
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** Ticks per second in `/proc`, the same on every Linux. */
const ticks = 100;

/**
 * Processor time in seconds of all processes that this one has started, with those that they have
 * started, and that have ended.
 *
 * @returns undefined on other systems than Linux
 */
export function processorTimeOfEnded(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  // The name of the program is in brackets and may contain spaces.
  const [, fields = ''] = read('/proc/self/stat').split(/\) (?!.*\))/);
  const [user = '', system = ''] = fields.split(' ').slice(13);
  return (Number(user) + Number(system)) / ticks;
}
