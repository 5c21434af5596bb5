import { residentMegabytes } from '@/tests/attack/support/processes';

const everyMs = 50;

/** The memory of one process over an attack, in MB. */
export type MemoryUse = { start: number; peak: number; end: number };

/** Watches the memory of one process until it is stopped. */
export type MemoryWatch = {
  /** The figures until now. */
  use: () => MemoryUse;
  /**
   * Waits until the memory is at `most` MB or less, but no longer than `timeoutMs`.
   *
   * @param pause between two looks; what happens in it may let the process collect its garbage
   */
  settle: (most: number, timeoutMs: number, pause: () => Promise<void>) => Promise<MemoryUse>;
  stop: () => void;
};

/** Starts to watch the resident memory of a process, which is the start of all its figures. */
export function watchMemory(pid: number): MemoryWatch {
  const start = residentMegabytes(pid);
  let peak = start;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, everyMs);
  const use = () => ({ start, peak, end: residentMegabytes(pid) });
  return {
    use,
    settle: async (most, timeoutMs, pause) => {
      const deadline = performance.now() + timeoutMs;
      while (use().end > most && performance.now() < deadline) await pause();
      return use();
    },
    stop: () => clearInterval(timer),
  };
}

/** The figures as a test prints them. */
export const memoryLine = ({ start, peak, end }: MemoryUse) =>
  `${start.toFixed()} MB at first, ${peak.toFixed()} at most, ${end.toFixed()} in the end`;
