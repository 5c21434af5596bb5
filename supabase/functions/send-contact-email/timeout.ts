/** An operation timed out. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly code = 'ETIMEOUT';
}

/**
 * Waits for an operation with a timeout. The operation itself is not cancelled.
 *
 * @param timeoutMs milliseconds
 * @throws TimeoutError after the timeout, or what the operation throws
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
