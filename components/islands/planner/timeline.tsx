import { memo } from 'react';
import { monthNames } from '@/components/islands/planner/use-plan';
import { ChangingText } from '@/components/ui/text';
import { type Answers, monthOf, type PlannerTexts } from '@/lib/plan/answers';
import { makePlan, monthProgress } from '@/lib/plan/plan';
import {
  type Lane,
  longestStretch,
  type Row,
  rangeText,
  readyAnswers,
  type StationId,
  type Timeline,
  timelineOf,
} from '@/lib/plan/timeline';

/** A station with its label, what it brings, and the number of the step that it is part of. */
export type Station = {
  id: StationId;
  label: string;
  note?: string | undefined;
  step?: number | undefined;
};

/**
 * Texts with a number of months, one for each plural form. Made while building: browsers lack
 * Bosnian plural rules.
 */
export type MonthTexts = {
  /** The index of the form of each number. */
  forms: string;
} & Record<'answer' | 'language' | 'licence', readonly string[]>;

/** The text for a number of months. */
export const textForMonths = (
  texts: MonthTexts,
  name: 'answer' | 'language' | 'licence',
  months: number,
): string => texts[name][Number(texts.forms[months] ?? 2)] ?? '';

/** Horizontal positions in the drawing. The main line is beside the labels. */
const positions: Record<Lane | 'main', number> = { documents: 12, language: 36, main: 60 };

/** The least height of a row for each half month of its length, the longest at last. */
const heights = [
  ...['', 'min-h-3', 'min-h-6', 'min-h-9', 'min-h-12', 'min-h-15', 'min-h-18', 'min-h-21'],
  ...['min-h-24', 'min-h-27', 'min-h-30', 'min-h-33'],
];

/** The part of a lane beside a row, as an SVG path; none if the lane is not beside the row. */
function lanePath({ start, end }: Row, one: Timeline['lanes'][number]): string | undefined {
  if (one.start >= end || one.end <= start) return undefined;
  const [x, { main }] = [positions[one.lane], positions];
  const first = one.start >= start ? `M${main} 0C${main} 25 ${x} 5 ${x} 30` : `M${x} 0`;
  return `${first}V70${one.end <= end ? `C${x} 95 ${main} 75 ${main} 100` : 'V100'}`;
}

/** What the timeline is drawn from, beside the answers. */
export type TimelineProps = {
  months: readonly string[];
  monthTexts: MonthTexts;
  /** The stations, in their usual order. */
  stations: readonly Station[];
  texts: PlannerTexts;
};

type TimelineDrawingProps = TimelineProps & {
  answers: Answers | undefined;
  /** The visitor's date; unknown while building, when months are numbers. */
  now: Date | undefined;
};

/** The timeline to the licence: a row for each time with stations, drawn to scale. */
export const TimelineDrawing = memo(function TimelineDrawing({
  stations,
  texts,
  monthTexts,
  months,
  answers,
  now,
}: TimelineDrawingProps) {
  const { legend } = texts;
  const ids = stations.map(({ id }) => id);
  const shown = answers ?? readyAnswers;
  const { rows, lanes } = timelineOf(ids, shown, now);
  // Half months begin in the middle between two rows: a row has the name of the nearest month.
  const monthAt = (halfMonth: number) =>
    now
      ? monthNames(months).short(
          monthOf(now) + Math.floor((halfMonth + Math.round(2 * monthProgress(now))) / 2),
        )
      : legend.month.replace('{number}', `${Math.floor(halfMonth / 2)}`);
  const earliest = now && makePlan(answers ?? readyAnswers, now).earliest;
  // The first working day from its earliest month on, which the answer names.
  const monthOfRow = ({ start, ids: stops }: Row) => {
    const latest = monthAt(start);
    if (earliest === undefined || !stops.includes('arrival')) return latest;
    const first = monthNames(months).short(earliest);
    if (first === latest) return latest;
    return `${first.replace(latest.slice(3), '')}–${latest}`;
  };
  const nameOf = (wanted: StationId) => stations.find(({ id }) => id === wanted)?.label;
  // Numbers with a gap would be read as a mistake.
  const drawn = rows.flatMap((row) => row.ids);
  const isNumbered = stations.every(({ id, step }) => !step || drawn.includes(id));
  /** What is done already. */
  const doneTexts = [
    shown.german !== 'none' && shown.german.toUpperCase(),
    shown.documents === 'translated' && (nameOf('documents') ?? legend.documents),
    shown.decision === 'received' && nameOf('decision'),
  ].filter(Boolean);
  const stretchText = ({ stretch }: Row) =>
    stretch &&
    textForMonths(monthTexts, stretch.of, stretch.months.to)
      .replace('{range}', rangeText(stretch.months))
      .replace('{levels}', stretch.levels.join(', ').toUpperCase());
  return (
    <div className="timeline leading-tight">
      <p className="timeline-legend large-text:hidden flex gap-x-4 pb-3 text-caption">
        <span className="w-(--month-width) font-semibold">{legend.latest}</span>
        {(['language', 'documents'] as const).map(
          (lane) =>
            lanes.some((one) => one.lane === lane) && (
              <span aria-hidden="true" className={`lane-${lane}`} key={lane}>
                {legend[lane]}
              </span>
            ),
        )}
      </p>
      <ol>
        {rows.map((row, index) => (
          <li
            className={heights[Math.min(row.end - row.start, longestStretch)]}
            data-border={row.ids.includes('border') ? '' : undefined}
            key={row.ids.join()}
          >
            <ChangingText
              className={
                index > 0 && monthOfRow(row) === monthOfRow(rows[index - 1] ?? row)
                  ? 'sr-only'
                  : 'month'
              }
              text={monthOfRow(row)}
            />
            <span aria-hidden="true" className="timeline-lines large-text:hidden">
              {row.end > row.start && <Lines lanes={lanes} row={row} />}
              <span className="circle" />
            </span>
            <div className="timeline-label">
              {stations
                .filter(({ id }) => row.ids.includes(id))
                .map(({ id, label, note, step }) => (
                  <div className={`station-${id}`} key={id}>
                    <p>
                      {isNumbered && step && <b className="text-accent-strong">{step}. </b>}
                      {label}
                    </p>
                    {note && <p className="timeline-note">{note}</p>}
                  </div>
                ))}
              {index === 0 && doneTexts.length > 0 && (
                <ChangingText
                  className="timeline-note"
                  text={`${texts.done}: ${doneTexts.join(', ')}`}
                />
              )}
              <ChangingText className="timeline-stretch" text={stretchText(row)} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
});

function Lines({ row, lanes }: { row: Row; lanes: Timeline['lanes'] }) {
  const { main } = positions;
  return (
    <svg aria-hidden="true" className="lanes" preserveAspectRatio="none" viewBox="0 0 72 100">
      <path d={`M${main} 0V100`} vectorEffect="non-scaling-stroke" />
      {lanes.map((one) => {
        const path = lanePath(row, one);
        return (
          path && (
            <path
              className={`lane-${one.lane}`}
              d={path}
              key={one.lane + one.start}
              vectorEffect="non-scaling-stroke"
            />
          )
        );
      })}
    </svg>
  );
}
