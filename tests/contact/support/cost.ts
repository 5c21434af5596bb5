/** The least of some runs counts: what a busy machine adds is not the function's. */
const runs = 12;

/** Processor time that some work takes, in milliseconds. */
export async function costMs(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
