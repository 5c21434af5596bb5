import type { Lane, MarkId, ParallelLine, Route, Segment } from '@/lib/plan/route';

/** Where the lanes run in the drawing, from its left edge. */
const lanes: Record<Lane, number> = { german: 12, route: 36, papers: 60 };

/** A lane within a segment of 100 units, with the bow that all lanes have there. */
function pathOf({ lane, to }: ParallelLine, bow: number, begin: number, end: number): string {
  const [x, next] = [lanes[lane], lanes[to]];
  if (x === next) return `M${x} 0C${x} 25 ${x + bow} 25 ${x + bow} 50S${x} 75 ${x} 100`;
  const y = (share: number) => Math.round(begin + share * (end - begin));
  return `M${x} 0V${y(0)}C${x} ${y(0.7)} ${next} ${y(0.6)} ${next} ${y(1)}`;
}

type RouteTrackProps = {
  route: Route;
  segment: Segment;
  marks: Record<MarkId, string>;
  /** What stands at the axis where a half month begins. */
  tick: (half: number) => string | undefined;
  /** Who stands at its begin. */
  you?: string | undefined;
};

/** A part of the route: as many rows as it lasts half months, and the lines. Decorative. */
export function RouteTrack({ route, segment, marks, tick, you }: RouteTrackProps) {
  const { from, to, beside } = segment;
  const isLast = segment === route.segments.at(-1);
  // Long segments bend, in turn to the right and to the left.
  const bow = to - from < 5 ? 0 : 3 - 6 * (route.segments.indexOf(segment) % 2);
  const main: ParallelLine = { lane: 'route', to: 'route', begin: from, end: to };
  const percent = (half: number) => (to > from ? ((half - from) / (to - from)) * 100 : 0);
  return (
    <>
      {Array.from({ length: isLast ? 1 : to - from }, (_, row) => from + row).map((half) => {
        const text = tick(half);
        const level = route.levels.find(({ at }) => at === half)?.level;
        const names = route.marks.filter(({ at }) => at === half).map(({ mark }) => mark);
        return (
          <i key={half}>
            {text !== undefined && <small>{text}</small>}
            {route.stops.includes(half) && <b />}
            {half === 0 && you !== undefined && <strong>{you}</strong>}
            {level !== undefined && <em>{level.toUpperCase()}</em>}
            {names.length > 0 && (
              <span className={names.includes('border') ? 'route-border' : undefined}>
                {names.map((name) => marks[name]).join(', ')}
              </span>
            )}
          </i>
        );
      })}
      <svg aria-hidden="true" className="connector" preserveAspectRatio="none" viewBox="0 0 72 100">
        {[main, ...beside].map((one) => (
          <path
            className={`lane-${one.lane === 'route' ? one.to : one.lane}`}
            d={pathOf(one, bow, percent(one.begin), percent(one.end))}
            key={one.lane + one.to}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </>
  );
}
