/** A piece of work took longer than it may. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
  readonly code = 'ETIMELIMIT';
}

/**
 * Waits for a piece of work, but not for ever. Work that comes too late is not undone.
 *
 * @throws TimeLimitError when the time is over
 */
export async function within<Result>(seconds: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`over ${seconds} s`)), seconds * 1000);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
