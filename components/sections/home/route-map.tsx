import type { StaticImageData } from 'next/image';
import { useTranslations } from 'next-intl';
import { frame, type Point, routeEnds, routePath, stops, towns } from '@/lib/map/route';
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
  ['summits', 'map-detail stroke-[1.75] stroke-[oklch(72%_0.04_80)]'],
] as const;

/** Position in percent, so that labels keep their size while the map scales. */
function toMapPosition([x, y]: Point) {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return { x: percent(x / frame.width), y: percent(y / frame.height) };
}

/**
 * The route on a map: from a town in the Western Balkans through four steps to the first working day
 * in a German one. Exposed to screen readers as one image with a description.
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
      {[...towns, routeEnds.start, routeEnds.arrival].map(({ key, ...town }) => (
        <Town key={key} name={t(`towns.${key}`)} {...town} />
      ))}
      {stops.map(({ key, at }) => (
        <Stamp at={at} key={key} name={t(`stops.${key}`)} />
      ))}
    </svg>
  );
}

/** Gap between the centre of a mark and its name, in pixels. */
const gaps = { town: 10, end: 15 } as const;

type TownProps = {
  at: Point;
  side: 'left' | 'right' | 'below';
  name: string;
  /** Shown on wide screens only. */
  wideOnly?: boolean;
};

/** A town: a mark with its name. Both ends of the route have a larger one. */
function Town({ at, side, name, wideOnly = false }: TownProps) {
  const { x, y } = toMapPosition(at);
  const isEnd = at === routeEnds.start.at || at === routeEnds.arrival.at;
  const variant = isEnd ? 'end' : 'town';
  const positions = {
    right: { textAnchor: 'start', dx: gaps[variant], dy: '0.35em' },
    left: { textAnchor: 'end', dx: -gaps[variant], dy: '0.35em' },
    below: { textAnchor: 'middle', dx: 0, dy: '1.5em' },
  } as const;
  return (
    <g className={wideOnly ? 'max-xl:hidden' : undefined}>
      <circle className={`map-mark map-mark-${variant}`} cx={x} cy={y} r={isEnd ? 9 : 4} />
      {isEnd && <circle className="map-mark-centre" cx={x} cy={y} r={3} />}
      <text className={`map-name map-name-${variant}`} x={x} y={y} {...positions[side]}>
        {name}
      </text>
    </g>
  );
}

/** A step on the route, as a stamp. Its width follows from the number of letters. */
function Stamp({ at, name }: { at: Point; name: string }) {
  const { x, y } = toMapPosition(at);
  const letters = name.match(/[\p{L} ]/gu)?.length ?? 0;
  return (
    <g className="map-stamp">
      <rect height="1.75em" rx={5} width={`${(letters * 0.56 + 1).toFixed(1)}em`} x={x} y={y} />
      <text dy="0.35em" textAnchor="middle" x={x} y={y}>
        {name}
      </text>
    </g>
  );
}
