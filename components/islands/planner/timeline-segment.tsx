import { ChangingText } from '@/components/ui/text';
import type { Lane, Line, Segment, Timeline } from '@/lib/plan/timeline';

/** Horizontal position of each lane in the drawing. */
const lanes: Record<Lane, number> = { german: 12, main: 36, documents: 60 };

/** The SVG path of a line; `start` and `end` are percentages of the segment. */
function linePath({ from, to }: Line, bend: number, start: number, end: number): string {
  const [x, next] = [lanes[from], lanes[to]];
  if (x === next) return `M${x} 0C${x} 25 ${x + bend} 25 ${x + bend} 50S${x} 75 ${x} 100`;
  const y = (share: number) => Math.round(start + share * (end - start));
  return `M${x} 0V${y(0)}C${x} ${y(0.7)} ${next} ${y(0.6)} ${next} ${y(1)}`;
}

type SegmentProps = {
  timeline: Timeline;
  segment: Segment;
  /** The axis label at the start of a half month, if any. */
  axisLabel: (halfMonth: number) => string | undefined;
};

/**
 * The drawing of a segment: a row for each half month, the lines, and a thin line from the time of
 * the station to its label. Decorative.
 */
export function TimelineSegment({ timeline, segment, axisLabel }: SegmentProps) {
  const { at: time, start, end, parallelLines } = segment;
  const { segments, levels, circles } = timeline;
  const index = segments.indexOf(segment);
  const isLast = index === segments.length - 1;
  // Long segments bend alternately to the right and to the left.
  const bend = end - start < 5 ? 0 : 3 - 6 * (index % 2);
  const mainLine: Line = { from: 'main', to: 'main', start, end };
  const percent = (at: number) => (end > start ? ((at - start) / (end - start)) * 100 : 0);
  // A label at the same time as the one before stands below it. The border has its own line.
  const isBelow = time === segments[index - 1]?.at;
  const hasPointer = time > 0 && !isBelow && segment.id !== 'border';
  return (
    <>
      {Array.from({ length: isLast ? 1 : end - start }, (_, row) => start + row).map((at) => {
        const month = axisLabel(at);
        const level = levels.find((one) => one.at === at)?.level;
        return (
          <span className="timeline-row" key={at}>
            {month && <span className="month">{month}</span>}
            {circles.includes(at) && <span className="circle" />}
            {level && <ChangingText className="level" text={level.toUpperCase()} />}
          </span>
        );
      })}
      <svg aria-hidden="true" className="lanes" preserveAspectRatio="none" viewBox="0 0 72 100">
        {hasPointer && (
          <path
            className="pointer"
            d={`M${lanes.main} ${percent(time)}H${lanes.documents + 4}L70 0H72`}
            vectorEffect="non-scaling-stroke"
          />
        )}
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
