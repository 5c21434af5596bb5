const uniqueViolation = '23505';

/** Whether an error says that a unique constraint would be broken. */
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
 * Codes of a connection that the database has given up, which shows only when it is used again:
 * closed, or ended by a shutdown (57P01, 57P02) or opened during a start (57P03).
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

/** Whether an error says that the connection is lost, so that another one may serve. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostConnection.includes(error.code);
}
