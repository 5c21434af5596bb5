import type { Site } from '@/lib/site/schema';
import type { Environment } from '@/tooling/launch/contact-settings';
import { type Group, groupOf } from '@/tooling/launch/finding';

const title = 'Retention';
/** Default of RETENTION_DAYS. */
const usualDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** Minimum length in days of that many consecutive months: 181 for six. */
function fewestDays(months: number): number {
  const spans = Array.from(
    { length: 12 },
    (_, first) => Date.UTC(2025, first + months) - Date.UTC(2025, first),
  );
  return Math.min(...spans) / dayMs;
}

/** Compares RETENTION_DAYS with the duration that the privacy page states. */
export function checkRetention({ legal }: Site, env: Environment): Group {
  const set = env['RETENTION_DAYS'] || String(usualDays);
  if (!/^\d{1,9}$/.test(set)) {
    const where = 'RETENTION_DAYS';
    return groupOf(title, [{ where, what: `is "${set}"`, fix: 'give a whole number of days' }]);
  }
  const kept = Number(set);
  // Requests are deleted every hour, so a day is left of what calendars measure.
  const most = fewestDays(legal.retentionMonths) - 1;
  // Much earlier would not be what the page says either.
  if (kept <= most && kept >= 0.95 * most) return groupOf(title, []);
  return groupOf(title, [
    {
      where: 'site.config.ts: legal.retentionMonths',
      what: `allows ${most} days at most, but RETENTION_DAYS is ${kept}`,
      fix: 'write the time that is set, or set RETENTION_DAYS where the function runs',
    },
  ]);
}
