/** An operation took longer than it may. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly code = 'ETIMEOUT';
}

/**
 * Waits for an operation until its time is over. An operation that comes later is not undone.
 *
 * @param timeoutMs milliseconds
 * @throws TimeoutError when the time is over, or what the operation throws
 */
export async function withTimeout<Result>(
  timeoutMs: number,
  operation: Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`took over ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([operation, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
