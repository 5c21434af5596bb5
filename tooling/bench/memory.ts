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

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => numberIn(/^PPid:\s+(\d+)$/m, read(`/proc/${one}/status`)) === pid);
}

/**
 * Memory of a process and its children in MB; shared pages count once (PSS).
 *
 * @returns undefined on other systems than Linux
 */
export function memoryOf(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const kilobytes = [pid, ...childrenOf(pid)].map((one) =>
    numberIn(/^Pss:\s+(\d+) kB$/m, read(`/proc/${one}/smaps_rollup`)),
  );
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}
