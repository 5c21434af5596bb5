const uniqueViolation = '23505';

/** Whether an error is a violation of a unique constraint. */
export function isViolationOf(constraint: string, error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === uniqueViolation &&
    'constraint_name' in error &&
    error.constraint_name === constraint
  );
}

/**
 * Error codes of a lost connection, which is only noticed on its next use: closed, terminated by a
 * shutdown (57P01, 57P02), or opened during startup (57P03).
 */
const lostConnection: readonly unknown[] = [
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
];

/** Whether an error means that the connection was lost, so that a retry on another one may work. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostConnection.includes(error.code);
}
