/** Where the driver writes to a connection that has closed in the meantime. */
const crash = { message: "reading 'write'", place: 'nextWrite' } as const;

function isDriverCrash(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    error.message.includes(crash.message) &&
    (error.stack ?? '').includes(crash.place)
  );
}

/**
 * Keeps the process alive when the driver (postgres 3.4.9) throws where nobody can catch it: a
 * write that it has put off comes after the database was killed and the connection is gone, as
 * Deno 2.1 lets happen within a few kills. The connection is of no more use, and its query never ends.
 *
 * @param recover called after such a crash; any other one ends the process as usual
 */
export function onDriverCrash(recover: () => void): void {
  globalThis.addEventListener('error', (event) => {
    if (!isDriverCrash(event.error)) return;
    event.preventDefault();
    recover();
  });
}
