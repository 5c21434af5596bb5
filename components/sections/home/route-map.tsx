import type { StaticImageData } from 'next/image';
import { useTranslations } from 'next-intl';
import { ends, frame, type Point, routePath, stops, towns } from '@/lib/map/route';
import shapesFile from '@/lib/map/shapes.svg';

const { src: shapes }: StaticImageData = shapesFile;

/**
 * The map's shapes in painting order, with their colours and lines. A shape may be drawn more than
 * once; what the route does not need is a detail.
 */
const layers = [
  ['land', 'map-detail stroke-(--map-line) stroke-54'],
  ['land', 'map-detail stroke-background stroke-50'],
  ['land', 'map-detail stroke-(--map-line) stroke-26'],
  ['land', 'map-detail fill-background-deep stroke-background stroke-22 [paint-order:stroke]'],
  ['waves', 'map-detail stroke-(--map-line) stroke-[2.5]'],
  ['borders', 'map-detail stroke-background stroke-[1.75]'],
  ['destination', 'map-country'],
  ['homes', 'map-country'],
  ['home-borders', 'map-home-border stroke-text stroke-[1.25] [stroke-dasharray:0.5_4.5]'],
  ['river', 'stroke-[2.5] stroke-[oklch(74%_0.06_208)] forced-colors:hidden'],
  ['summits', 'map-detail stroke-[1.75] stroke-[oklch(72%_0.04_80)]'],
] as const;

/** Position in percent, so that labels keep their size while the map scales. */
function place([x, y]: Point) {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return { x: percent(x / frame.width), y: percent(y / frame.height) };
}

/**
 * The route on a map: from a town in the Western Balkans through four stops to the first working
 * day in a German one. Exposed to screen readers as one image with a description.
 */
export function RouteMap() {
  const t = useTranslations('home.hero.map');
  return (
    <svg
      aria-label={t('description')}
      className="route-map size-full overflow-visible"
      data-nohyphen=""
      role="img"
    >
      <svg
        aria-hidden="true"
        className="overflow-visible"
        viewBox={`0 0 ${frame.width} ${frame.height}`}
      >
        {layers.map(([id, className]) => (
          <use className={className} href={`${shapes}#${id}`} key={id + className} />
        ))}
        <path className="map-route" d={routePath} pathLength={1} />
      </svg>
      {towns.map(({ key, at, side, ...town }) => (
        <MapLabel
          key={key}
          variant="town"
          name={t(`towns.${key}`)}
          place={place(at)}
          side={side}
          wideOnly={'wideOnly' in town}
        />
      ))}
      {stops.map(({ key, at, side }) => (
        <MapLabel key={key} variant="stop" name={t(`stops.${key}`)} place={place(at)} side={side} />
      ))}
      <MapLabel
        variant="end"
        name={t(`towns.${ends.start.key}`)}
        place={place(ends.start.at)}
        side={ends.start.side}
      />
      <MapLabel
        variant="end"
        name={t('stops.arrival')}
        note={t(`towns.${ends.arrival.key}`)}
        place={place(ends.arrival.at)}
        side={ends.arrival.side}
      />
    </svg>
  );
}

/** Radius of a mark in pixels, independent of the map's scale. */
const radii = { town: 4, stop: 7, end: 9 } as const;
/** Gap between a mark and its name, in pixels. */
const gap = 6;

type Props = {
  /** Position of the mark, in percent of the drawing. */
  place: { x: string; y: string };
  variant: keyof typeof radii;
  side: 'left' | 'right' | 'above' | 'below';
  name: string;
  /** Second line in small type, for names at the right. */
  note?: string;
  /** Only shown on wide screens. */
  wideOnly?: boolean;
};

/** A mark on the map with its name. */
function MapLabel({ place: { x, y }, variant, side, name, note, wideOnly = false }: Props) {
  const radius = radii[variant];
  const beside = radius + gap;
  const positions = {
    right: { textAnchor: 'start', dx: beside, dy: note === undefined ? '0.35em' : 0 },
    left: { textAnchor: 'end', dx: -beside, dy: '0.35em' },
    above: { textAnchor: 'middle', dx: 0, dy: -beside },
    below: { textAnchor: 'middle', dx: 0, dy: '1.5em' },
  } as const;
  return (
    <g className={wideOnly ? 'max-lg:hidden' : undefined}>
      <circle className={`map-mark map-mark-${variant}`} cx={x} cy={y} r={radius} />
      {variant === 'end' && <circle className="map-bull" cx={x} cy={y} r={3} />}
      <text className={`map-name map-name-${variant}`} x={x} y={y} {...positions[side]}>
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
