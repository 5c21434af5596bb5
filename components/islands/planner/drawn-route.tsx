import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { RouteTrack } from '@/components/islands/planner/route-track';
import type { MonthNames } from '@/components/islands/planner/use-plan';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { Check } from '@/components/ui/icon-shapes';
import { type Answers, monthOf } from '@/lib/plan/answers';
import { shareOfMonth } from '@/lib/plan/plan';
import { routeOf, type StationId } from '@/lib/plan/route';
import type { PlannerTexts } from '@/lib/plan/texts';

/** The elements of the page's drawing, without the typical case. */
function emptyDrawing() {
  return [...document.querySelectorAll<HTMLElement>('[data-station]')].map((item) => {
    const [track, label] = item.children;
    track?.replaceChildren();
    return { item, track, label };
  });
}

type DrawnRouteProps = {
  stations: readonly StationId[];
  answers: Answers;
  now: Date;
  texts: PlannerTexts;
  names: MonthNames;
};

/** Redraws the route of the page: the rows of each station, what is done, and calendar months. */
export function DrawnRoute({ stations, answers, now, texts, names }: DrawnRouteProps) {
  const [drawing] = useState(emptyDrawing);
  const route = routeOf(stations, answers, now);
  // The months begin between two rows; the nearest row counts.
  const offset = Math.round(2 * shareOfMonth(now));
  const monthAt = (half: number) => monthOf(now) + Math.floor((half + offset) / 2);
  const order = route.segments.map(({ id }) => id).join();
  useLayoutEffect(() => {
    for (const id of order.split(',')) {
      const item = drawing.find((one) => one.item.dataset['station'] === id)?.item;
      if (item) item.parentElement?.append(item);
    }
  }, [drawing, order]);
  return drawing.map(({ item, track, label }) => {
    const segment = route.segments.find(({ id }) => id === item.dataset['station']);
    if (!(segment && track && label)) return null;
    const { id, from, isDone } = segment;
    return [
      createPortal(
        <RouteTrack
          marks={texts.marks}
          route={route}
          segment={segment}
          tick={(half) =>
            half === 0 || (half + offset) % 6 === 0 ? names.axis(monthAt(half)) : undefined
          }
          you={texts.you}
        />,
        track,
        id,
      ),
      createPortal(
        <p className={isDone ? '-mt-2 mb-2 flex items-center gap-1' : 'sr-only'}>
          {isDone && <DrawnIcon className="size-4 text-accent" shapes={Check} />}
          {isDone ? texts.done : names.full(monthAt(from))}
        </p>,
        label,
        `${id}-state`,
      ),
    ];
  });
}
