/** Radius of a mark in pixels, independent of the map's scale. */
const radii = { town: 4, stop: 7, end: 9 } as const;
/** Gap between a mark and its name, in pixels. */
const gap = 6;

type Props = {
  /** Position of the mark, in percent of the drawing. */
  place: { x: string; y: string };
  look: keyof typeof radii;
  side: 'left' | 'right' | 'above' | 'below';
  name: string;
  /** Second line in small type, for names at the right. */
  note?: string;
  /** Only shown on wide screens. */
  wideOnly?: boolean;
};

/** A mark on the map with its name. */
export function MapLabel({ place: { x, y }, look, side, name, note, wideOnly = false }: Props) {
  const radius = radii[look];
  const beside = radius + gap;
  const positions = {
    right: { textAnchor: 'start', dx: beside, dy: note === undefined ? '0.35em' : 0 },
    left: { textAnchor: 'end', dx: -beside, dy: '0.35em' },
    above: { textAnchor: 'middle', dx: 0, dy: -beside },
    below: { textAnchor: 'middle', dx: 0, dy: '1.5em' },
  } as const;
  return (
    <g className={wideOnly ? 'max-lg:hidden' : undefined}>
      <circle className={`map-mark map-mark-${look}`} cx={x} cy={y} r={radius} />
      {look === 'end' && <circle className="map-bull" cx={x} cy={y} r={3} />}
      <text className={`map-name map-name-${look}`} x={x} y={y} {...positions[side]}>
        {name}
        {note !== undefined && (
          <tspan className="map-name-town" dx={beside} dy="1.15em" x={x}>
            {note}
          </tspan>
        )}
      </text>
    </g>
  );
}
