/** Fields of a log entry: ids, codes and numbers only, no personal data. */
type LogFacts = Readonly<Record<string, string | number | boolean | undefined>>;

type Level = 'info' | 'warn' | 'error';

/** Writes an event to the log. */
export type Log = (level: Level, event: string, facts?: LogFacts) => void;

/** Writes each event as one line of JSON; errors go to standard error. */
export const logJson: Log = (level, event, facts = {}) => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...facts });
  if (level === 'error') console.error(line);
  else console.log(line);
};

/** The code of an error, without its message, which may contain personal data. */
export function failureCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('responseCode' in error && typeof error.responseCode === 'number') {
    return `SMTP ${error.responseCode}`;
  }
  if ('code' in error && typeof error.code === 'string') return error.code.slice(0, 60);
  return error instanceof Error ? error.name : 'unknown';
}
