import type { Environment } from '@/lib/launch/contact-settings';
import { type Group, groupOf } from '@/lib/launch/finding';
import type { MessageFile } from '@/lib/messages/message-file';

const title = 'Retention';
const key = 'processing.table.request.retention';
/** What is kept unless RETENTION_DAYS says otherwise. */
const usualDays = 183;

/** Words for spans of time in the languages of the site, with the days that they last. */
const units: readonly (readonly [RegExp, number])[] = [
  [/(\d+)\s+(?:Jahr|year|godin)/i, 365],
  [/(\d+)\s+(?:Monat|month|mjesec)/i, 30.5],
  [/(\d+)\s+(?:Woche|week|sedmic)/i, 7],
  [/(\d+)\s+(?:Tag|day|dan)/i, 1],
];

/** The first span of time that a text names, in days. */
function daysIn(text: string): number | undefined {
  const spans = units.flatMap(([pattern, days]) => {
    const match = pattern.exec(text);
    return match ? [{ place: match.index, days: Number(match[1]) * days }] : [];
  });
  return spans.sort((one, other) => one.place - other.place)[0]?.days;
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
      const said = daysIn(messages.get(key) ?? '');
      // Months are of several lengths.
      if (said !== undefined && Math.abs(said - kept) <= Math.max(1, said * 0.02)) return [];
      return [
        {
          where: `${file}: ${key}`,
          what:
            said === undefined
              ? 'names no time after which requests are deleted'
              : `says about ${Math.round(said)} days, but RETENTION_DAYS is ${kept}`,
          mend: 'write the time that is set, or set RETENTION_DAYS where the function runs',
        },
      ];
    });
  return groupOf(title, findings);
}
