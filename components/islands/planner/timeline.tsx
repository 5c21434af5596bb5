import { ChangingText } from '@/components/ui/text';
import type { Lane, Line, Segment, StationId, Timeline } from '@/lib/plan/timeline';

/** Horizontal position of each lane in the drawing. The main line is beside the labels. */
const lanes: Record<Lane, number> = { german: 12, documents: 36, main: 60 };

/** The SVG path of a line; `start` and `end` are percentages of the segment. */
function linePath({ from, to }: Line, bend: number, start: number, end: number): string {
  const [x, next] = [lanes[from], lanes[to]];
  if (x === next) return `M${x} 0C${x} 25 ${x + bend} 25 ${x + bend} 50S${x} 75 ${x} 100`;
  const y = (share: number) => Math.round(start + share * (end - start));
  return `M${x} 0V${y(0)}C${x} ${y(0.7)} ${next} ${y(0.6)} ${next} ${y(1)}`;
}

/** A station with its label, and what it brings. */
export type Station = {
  id: StationId;
  label: string;
  note?: string | undefined;
};

type AxisProps = {
  timeline: Timeline;
  /** The label of a half month on the axis. */
  axisLabel: (halfMonth: number) => string;
};

type TimelineDrawingProps = AxisProps & {
  stations: readonly Station[];
  /** The name of the month of a half month; missing while the first month is unknown. */
  monthName: ((halfMonth: number) => string) | undefined;
  legend: Record<'month' | 'language' | 'documents', string>;
};

const legendItem = 'flex items-center gap-1.5 before:w-4 before:border-t-3';

/** The timeline to the licence, to scale, with a label for each station. */
export function TimelineDrawing({
  stations,
  timeline,
  axisLabel,
  monthName,
  legend,
}: TimelineDrawingProps) {
  return (
    <div className="timeline leading-tight">
      <p
        aria-hidden="true"
        className="timeline-legend flex flex-wrap gap-x-3 pb-6 text-caption sm:gap-x-4"
      >
        {legend.month}
        <span className={`lane-german ${legendItem}`}>{legend.language}</span>
        <span className={`lane-documents ${legendItem}`}>{legend.documents}</span>
      </p>
      <ol>
        {timeline.segments.map((segment) => {
          const station = stations.find(({ id }) => id === segment.id);
          return (
            <li className={`timeline-${segment.id}`} key={segment.id}>
              <div aria-hidden="true" className="timeline-segment relative flex flex-col">
                <SegmentDrawing axisLabel={axisLabel} segment={segment} timeline={timeline} />
              </div>
              <div className="timeline-label">
                <p>{station?.label}</p>
                {station?.note && <p className="timeline-note">{station.note}</p>}
                <ChangingText className="sr-only" text={monthName?.(segment.at)} />
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

type SegmentProps = AxisProps & { segment: Segment };

/**
 * The drawing of a segment: a row for each half month, the lines, and a thin line from the time of
 * the station to its label.
 */
function SegmentDrawing({ timeline, segment, axisLabel }: SegmentProps) {
  const { at: time, start, end, parallelLines } = segment;
  const { segments, levels, circles } = timeline;
  const index = segments.indexOf(segment);
  const isLast = index === segments.length - 1;
  // Long segments bend alternately to the right and to the left.
  const bend = end - start < 5 ? 0 : 3 - 6 * (index % 2);
  const mainLine: Line = { from: 'main', to: 'main', start, end };
  const percent = (at: number) => (end > start ? ((at - start) / (end - start)) * 100 : 0);
  return (
    <>
      {Array.from({ length: isLast ? 1 : end - start }, (_, row) => start + row).map((at) => {
        const level = levels.find((one) => one.at === at)?.level;
        return (
          <span className="timeline-row" key={at}>
            {at % 6 === 0 && <ChangingText className="month" text={axisLabel(at)} />}
            {circles.includes(at) && <span className="circle" />}
            {level && <ChangingText className="level" text={level.toUpperCase()} />}
          </span>
        );
      })}
      <svg aria-hidden="true" className="lanes" preserveAspectRatio="none" viewBox="0 0 72 100">
        <path
          className="pointer"
          d={`M${lanes.main} ${percent(time)}H${lanes.main + 4}L70 0H72`}
          vectorEffect="non-scaling-stroke"
        />
        {(isLast ? [] : [mainLine, ...parallelLines]).map((line) => (
          <path
            className={`lane-${line.from === 'main' ? line.to : line.from}`}
            d={linePath(line, bend, percent(line.start), percent(line.end))}
            key={line.from + line.to}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </>
  );
}
