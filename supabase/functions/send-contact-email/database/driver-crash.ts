/** Message and stack frame of the driver's write to a connection that was closed meanwhile. */
const crash = { message: "reading 'write'", frame: 'nextWrite' } as const;

function isDriverCrash(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    error.message.includes(crash.message) &&
    (error.stack ?? '').includes(crash.frame)
  );
}

/**
 * Keeps the process alive when the driver (postgres 3.4.9) throws outside of any promise: a deferred
 * write runs after the database was killed and the connection closed, which under Deno 2.1 takes
 * only a few kills. The connection is unusable, and its query never settles.
 *
 * @param recover called after such a crash; other uncaught errors end the process as usual
 */
export function onDriverCrash(recover: () => void): void {
  globalThis.addEventListener('error', (event) => {
    if (!isDriverCrash(event.error)) return;
    event.preventDefault();
    recover();
  });
}
