import { useLocale, useTranslations } from 'next-intl';
import { localeTable } from '@/lib/locales';

const shifts = ['early', 'late', 'night'] as const;
/** The week starts on a Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayLength = 24 * 60 * 60 * 1000;

/** The open shifts of the week; the way below runs through their middles. */
const openShifts: ReadonlySet<string> = new Set(['night-1', 'night-3', 'late-4', 'early-6']);
const way = 'M0 2.5H3.500C4.200 2.500 3.800 1.500 4.500 1.500S5.800.5 6.500.5H16';

/** The names of the days of a week, as short as the language has them. */
function weekdays(intl: string): string[] {
  const format = new Intl.DateTimeFormat(intl, { weekday: 'short', timeZone: 'UTC' });
  return [0, 1, 2, 3, 4, 5, 6].map((day) => format.format(monday + day * dayLength));
}

/** A week's roster with open shifts, and the way that leads through them and out of the page. */
export function Roster() {
  const locale = useLocale();
  const t = useTranslations('employers.hero.roster');
  const days = weekdays(localeTable[locale].intl);
  return (
    <figure>
      <div
        aria-hidden="true"
        className="mark grid grid-cols-[auto_repeat(7,minmax(0,1fr))] gap-x-1 text-small text-text-soft"
        data-nohyphen=""
      >
        {days.map((day) => (
          <span
            className="flex justify-center whitespace-nowrap pb-2 first:col-start-2 max-sm:text-[0.75rem]"
            key={day}
          >
            {day}
          </span>
        ))}
        {shifts.map((shift) => (
          <span className="col-start-1 flex items-center pr-2" key={shift}>
            {t(shift)}
          </span>
        ))}
        <div className="relative col-[2/-1] row-[2/5] grid grid-cols-7">
          <svg
            aria-hidden="true"
            className="absolute inset-0 z-10 size-full overflow-visible fill-none stroke-3 stroke-accent"
            preserveAspectRatio="none"
            viewBox="0 0 7 3"
          >
            <path d={way} vectorEffect="non-scaling-stroke" />
          </svg>
          {shifts.flatMap((shift) =>
            days.map((day, index) => (
              <span className="flex h-14 p-1 lg:h-21" key={`${shift}-${day}`}>
                {openShifts.has(`${shift}-${index}`) ? (
                  <span className="flex flex-1 items-center justify-center rounded-control border-2 border-edge-strong border-dashed">
                    <span className="relative z-20 size-4.5 rounded-full border-3 border-text bg-highlight" />
                  </span>
                ) : (
                  <span className="flex-1 rounded-control bg-ground-deep" />
                )}
              </span>
            )),
          )}
        </div>
      </div>
      <figcaption className="mt-4 text-small text-text-soft">{t('caption')}</figcaption>
    </figure>
  );
}
