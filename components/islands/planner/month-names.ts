import type { MonthNumber } from '@/lib/plan/answers';

/**
 * Names months in the page's language.
 *
 * @param languages BCP 47 tags, of which the browser takes the first that it knows
 */
export function monthNames(languages: readonly string[]) {
  const name = (month: 'long' | 'short', year: 'numeric' | '2-digit') => {
    const format = new Intl.DateTimeFormat([...languages], { month, year });
    return (number: MonthNumber) =>
      format.format(new Date(Math.floor(number / 12), number % 12)).replace(/\.$/, '');
  };
  return {
    full: name('long', 'numeric'),
    short: name('short', 'numeric'),
    axis: name('short', '2-digit'),
  };
}

export type MonthNames = ReturnType<typeof monthNames>;
