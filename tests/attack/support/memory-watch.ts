import { residentMegabytes } from '@/tests/attack/support/processes';
import { keepBusy } from '@/tests/attack/support/warm-up';

const everyMs = 50;

/** The memory of one process over an attack, in MB. */
export type MemoryUse = { start: number; peak: number; end: number };

/** Watches the memory of one process until it is stopped. */
export type MemoryWatch = {
  /**
   * Sends the server honest requests until the memory is back at `factor` times the start, but no
   * longer than `timeoutMs`.
   */
  settle: (factor: number, timeoutMs: number) => Promise<MemoryUse>;
  stop: () => void;
};

/** Starts to watch the resident memory of a server, which is the start of all its figures. */
export function watchMemory({ pid, port }: { pid: number; port: number }): MemoryWatch {
  const start = residentMegabytes(pid);
  let peak = start;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, everyMs);
  return {
    settle: async (factor, timeoutMs) => {
      const deadline = performance.now() + timeoutMs;
      while (residentMegabytes(pid) > start * factor && performance.now() < deadline) {
        await keepBusy(port);
      }
      return { start, peak, end: residentMegabytes(pid) };
    },
    stop: () => clearInterval(timer),
  };
}

/** The figures as a test prints them. */
export const memoryLine = ({ start, peak, end }: MemoryUse) =>
  `${start.toFixed()} MB at first, ${peak.toFixed()} at most, ${end.toFixed()} in the end`;
