import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { TimelineSegment } from '@/components/islands/planner/timeline-segment';
import type { MonthNames } from '@/components/islands/planner/use-plan';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { Check } from '@/components/ui/icon-shapes';
import { ChangingText } from '@/components/ui/text';
import { type Answers, monthOf, type PlannerTexts } from '@/lib/plan/answers';
import { monthProgress } from '@/lib/plan/plan';
import { type StationId, timelineOf } from '@/lib/plan/timeline';

/** Removes the typical timeline from the page, and returns the elements of its stations. */
function emptyStations() {
  return [...document.querySelectorAll<HTMLElement>('[data-station]')].map((item) => {
    const [segment, label] = item.children;
    segment?.replaceChildren();
    return { id: item.dataset['station'], item, segment, label };
  });
}

type DrawnTimelineProps = {
  stations: readonly StationId[];
  answers: Answers;
  now: Date;
  texts: PlannerTexts;
  names: MonthNames;
};

/** Redraws the timeline of the page: rows of each station, completed stations, calendar months. */
export function DrawnTimeline({ stations, answers, now, texts, names }: DrawnTimelineProps) {
  const [elements] = useState(emptyStations);
  const timeline = timelineOf(stations, answers, now);
  // Months start between two rows. A row has the name of the nearest month.
  const offset = Math.round(2 * monthProgress(now));
  const monthAt = (halfMonth: number) => monthOf(now) + Math.floor((halfMonth + offset) / 2);
  const order = timeline.segments.map(({ id }) => id).join();
  useLayoutEffect(() => {
    const ids = order.split(',');
    for (const { id, item } of elements) item.hidden = !ids.includes(id ?? '');
    for (const id of ids) {
      const item = elements.find((element) => element.id === id)?.item;
      if (item) item.parentElement?.append(item);
    }
  }, [elements, order]);
  return elements.map((element) => {
    const segment = timeline.segments.find(({ id }) => id === element.id);
    if (!(segment && element.segment && element.label)) return null;
    const { id, at, isDone } = segment;
    const state = isDone ? texts.done : names.full(monthAt(at));
    return [
      createPortal(
        <TimelineSegment
          axisLabel={(row) => (row % 6 === 0 ? names.axis(monthAt(row)) : undefined)}
          timeline={timeline}
          segment={segment}
        />,
        element.segment,
        id,
      ),
      createPortal(
        <p className={isDone ? 'flex items-center gap-1' : 'sr-only'}>
          {isDone && <DrawnIcon className="size-4 text-accent" shapes={Check} />}
          <ChangingText text={state} />
        </p>,
        element.label,
        `${id}-state`,
      ),
    ];
  });
}
