import type { Environment } from '@/tooling/launch/contact-settings';
import { type Group, groupOf } from '@/tooling/launch/finding';
import type { MessageFile } from '@/tooling/messages/message-file';

const title = 'Retention';
const key = 'processing.table.request.retention';
/** What is kept unless RETENTION_DAYS says otherwise. */
const usualDays = 180;

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The days of so many months in a row, where they are fewest: six have 181 in some years. */
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
 * Words for spans of time in the languages of the site, with the most days for which something may
 * be kept that long. Requests are deleted every hour, so a day is left of what calendars measure.
 */
const units: readonly (readonly [RegExp, (count: number) => number])[] = [
  [/(\d+)\s+(?:Jahr|year|godin)/i, (count) => shortestMonths(12 * count) - 1],
  [/(\d+)\s+(?:Monat|month|mjesec)/i, (count) => shortestMonths(count) - 1],
  [/(\d+)\s+(?:Woche|week|sedmic)/i, (count) => count * 7],
  [/(\d+)\s+(?:Tag|day|dan)/i, (count) => count],
];

/** The most days that the first span of time in a text allows. */
function mostDaysIn(text: string): number | undefined {
  const spans = units.flatMap(([pattern, mostDays]) => {
    const match = pattern.exec(text);
    return match ? [{ index: match.index, days: mostDays(Number(match[1])) }] : [];
  });
  return spans.sort((one, other) => one.index - other.index)[0]?.days;
}

/** Whether requests are deleted when the privacy page says that they are. */
export function checkRetention(files: readonly MessageFile[], env: Environment): Group {
  const set = env['RETENTION_DAYS'] || String(usualDays);
  if (!/^\d{1,9}$/.test(set)) {
    const where = 'RETENTION_DAYS';
    return groupOf(title, [{ where, what: `is "${set}"`, mend: 'give a whole number of days' }]);
  }
  const kept = Number(set);
  const findings = files
    .filter(({ namespace }) => namespace === 'privacy')
    .flatMap(({ file, messages }) => {
      const most = mostDaysIn(messages.get(key) ?? '');
      // Much earlier would not be what the page says either.
      if (most !== undefined && kept <= most && kept >= 0.95 * most) return [];
      return [
        {
          where: `${file}: ${key}`,
          what:
            most === undefined
              ? 'names no time after which requests are deleted'
              : `allows ${most} days at most, but RETENTION_DAYS is ${kept}`,
          mend: 'write the time that is set, or set RETENTION_DAYS where the function runs',
        },
      ];
    });
  return groupOf(title, findings);
}
