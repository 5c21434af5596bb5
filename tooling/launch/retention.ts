import type { Environment } from '@/tooling/launch/contact-settings';
import { type Group, groupOf } from '@/tooling/launch/finding';
import type { MessageFile } from '@/tooling/messages/message-file';

const title = 'Retention';
const key = 'processing.table.request.retention';
/** Default of RETENTION_DAYS. */
const defaultDays = 180;

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Minimum length in days of that many consecutive months: 181 for six. */
function shortestMonths(count: number): number {
  const lengths = monthLengths.map((_, first) =>
    Array.from({ length: count }, (_, index) => monthLengths[(first + index) % 12] ?? 0).reduce(
      (sum, days) => sum + days,
      0,
    ),
  );
  return Math.min(...lengths);
}

/**
 * Durations in the site's languages, with the maximum RETENTION_DAYS that they allow. For calendar
 * units one day is subtracted, because requests are deleted within an hour after they expire.
 */
const units: readonly (readonly [RegExp, (count: number) => number])[] = [
  [/(\d+)\s+(?:Jahr|year|godin)/i, (count) => shortestMonths(12 * count) - 1],
  [/(\d+)\s+(?:Monat|month|mjesec)/i, (count) => shortestMonths(count) - 1],
  [/(\d+)\s+(?:Woche|week|sedmic)/i, (count) => count * 7],
  [/(\d+)\s+(?:Tag|day|dan)/i, (count) => count],
];

/** The maximum RETENTION_DAYS that the first duration in a text allows. */
function mostDaysIn(text: string): number | undefined {
  const spans = units.flatMap(([pattern, mostDays]) => {
    const match = pattern.exec(text);
    return match ? [{ index: match.index, days: mostDays(Number(match[1])) }] : [];
  });
  return spans.sort((one, other) => one.index - other.index)[0]?.days;
}

/** Compares RETENTION_DAYS with the duration that the privacy page states. */
export function checkRetention(files: readonly MessageFile[], env: Environment): Group {
  const set = env['RETENTION_DAYS'] || String(defaultDays);
  if (!/^\d{1,9}$/.test(set)) {
    const where = 'RETENTION_DAYS';
    return groupOf(title, [{ where, what: `is "${set}"`, fix: 'give a whole number of days' }]);
  }
  const kept = Number(set);
  const findings = files
    .filter(({ namespace }) => namespace === 'privacy')
    .flatMap(({ file, messages }) => {
      const most = mostDaysIn(messages.get(key) ?? '');
      // Deleting much earlier would contradict the page, too.
      if (most !== undefined && kept <= most && kept >= 0.95 * most) return [];
      return [
        {
          where: `${file}: ${key}`,
          what:
            most === undefined
              ? 'does not say after which time requests are deleted'
              : `allows ${most} days at most, but RETENTION_DAYS is ${kept}`,
          fix: 'write the time that is set, or set RETENTION_DAYS where the function runs',
        },
      ];
    });
  return groupOf(title, findings);
}
