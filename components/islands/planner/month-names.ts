import type { MonthNumber } from '@/lib/plan/answers';

/** What the site's languages shorten a month to. */
const shortLength = 3;

/**
 * Names months with their years.
 *
 * @param months their names in the page's language; not every browser knows Bosnian ones
 */
export function monthNames(months: readonly string[]) {
  const name = (month: MonthNumber) => months[month % 12] ?? '';
  const year = (month: MonthNumber) => Math.floor(month / 12);
  const short = (month: MonthNumber) => name(month).slice(0, shortLength);
  return {
    full: (month: MonthNumber) => `${name(month)} ${year(month)}`,
    short: (month: MonthNumber) => `${short(month)} ${year(month)}`,
    axis: (month: MonthNumber) => `${short(month)} ${year(month) % 100}`,
  };
}

export type MonthNames = ReturnType<typeof monthNames>;
