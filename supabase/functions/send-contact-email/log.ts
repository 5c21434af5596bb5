/** One line of the log. No value may tell who somebody is: ids, codes and numbers only. */
type LogFacts = Readonly<Record<string, string | number | boolean | undefined>>;

type Level = 'info' | 'warn' | 'error';

/** Writes an event to the log. */
export type Log = (level: Level, event: string, facts?: LogFacts) => void;

/** Writes events as one line of JSON each; errors go to standard error. */
export const logJson: Log = (level, event, facts = {}) => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...facts });
  if (level === 'error') console.error(line);
  else console.log(line);
};

/** The code of a failure, without its message: messages may repeat what a visitor wrote. */
export function failureCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('responseCode' in error && typeof error.responseCode === 'number') {
    return `SMTP ${error.responseCode}`;
  }
  if ('code' in error && typeof error.code === 'string') return error.code.slice(0, 60);
  return error instanceof Error ? error.name : 'unknown';
}
