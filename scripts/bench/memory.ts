import { readFileSync } from 'node:fs';

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has exited meanwhile.
    return '';
  }
}

/** A process and all that it has started, directly or through others. */
function treeOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).match(/\d+/g) ?? [];
  return [pid, ...children.flatMap((child) => treeOf(Number(child)))];
}

/**
 * Memory of a process and its descendants in MB; shared pages count once (PSS).
 *
 * @returns undefined on other systems than Linux
 */
export function memoryOf(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const kilobytes = treeOf(pid).map((one) => {
    const [, pss = '0'] = /^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${one}/smaps_rollup`)) ?? [];
    return Number(pss);
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}
