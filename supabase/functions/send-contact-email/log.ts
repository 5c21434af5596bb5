/**
 * Writes an event to the log, as one line of JSON.
 *
 * @param facts ids, codes, stack frames and numbers only, no personal data
 */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  facts: Readonly<Record<string, string | number>> = {},
): void {
  console[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...facts }));
}

/** The code of an error, without its message, which may contain personal data. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('responseCode' in error) return `SMTP ${error.responseCode}`;
  return 'code' in error ? String(error.code) : error.name;
}

/** Where an error was thrown: the frames of its stack, without its message. */
export function stackFrames(error: unknown): string {
  if (!(error instanceof Error)) return '';
  // A line of the message could look like a frame.
  const lines = `${error.stack}`.replace(error.message, () => '').split('\n');
  return lines.filter((line) => /^ *at /.test(line)).join('\n');
}
