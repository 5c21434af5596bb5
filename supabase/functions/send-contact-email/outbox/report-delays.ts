import type { Log } from '../log.ts';

/** A mail that leaves later than this is an error in the log: the limits delay visitors. */
const maxDelaySeconds = 3600;
const reportIntervalMs = 60_000;

/** Reports a stored request whose mail is delayed. */
export type ReportDelay = (reference: string, delaySeconds: number) => void;

/**
 * Creates a function that logs long delays as an error, at most once a minute: a line for each
 * request would turn a flood of requests into a flood of alerts. Each line has the latest request
 * and the number of delayed ones since the line before it.
 */
export function createDelayReport(log: Log): ReportDelay {
  let lastReport = Number.NEGATIVE_INFINITY;
  let delayed = 0;
  return (reference, delaySeconds) => {
    if (delaySeconds <= maxDelaySeconds) return;
    delayed += 1;
    if (Date.now() - lastReport < reportIntervalMs) return;
    log('error', 'mail-delayed', { delayed, reference, delaySeconds });
    lastReport = Date.now();
    delayed = 0;
  };
}
