import type { StaticImageData } from 'next/image';
import { useTranslations } from 'next-intl';
import { MapLabel } from '@/components/sections/home/map-label';
import { ends, frame, type Point, routePath, stops, towns } from '@/lib/map/route';
import shapesFile from '@/lib/map/shapes.svg';

const { src: shapes }: StaticImageData = shapesFile;

/** The map's shapes in painting order; a shape may be drawn more than once. */
const layers = [
  ['land', 'map-shore-far'],
  ['land', 'map-sea'],
  ['land', 'map-shore-near'],
  ['land', 'map-land'],
  ['waves', 'map-water'],
  ['borders', 'map-border'],
  ['destination', 'map-country'],
  ['homes', 'map-country'],
  ['home-borders', 'map-home-border'],
  ['river', 'map-river'],
  ['summits', 'map-summit'],
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
      className="way-map size-full overflow-visible"
      data-nohyphen=""
      role="img"
    >
      <svg
        aria-hidden="true"
        className="overflow-visible"
        viewBox={`0 0 ${frame.width} ${frame.height}`}
      >
        {layers.map(([id, look]) => (
          <use className={look} href={`${shapes}#${id}`} key={id + look} />
        ))}
        <path className="map-way" d={routePath} pathLength={1} />
      </svg>
      {towns.map(({ key, at, side, ...town }) => (
        <MapLabel
          key={key}
          look="town"
          name={t(`towns.${key}`)}
          place={place(at)}
          side={side}
          wideOnly={'wideOnly' in town}
        />
      ))}
      {stops.map(({ key, at, side }) => (
        <MapLabel key={key} look="stop" name={t(`stops.${key}`)} place={place(at)} side={side} />
      ))}
      <MapLabel
        look="end"
        name={t(`towns.${ends.start.key}`)}
        place={place(ends.start.at)}
        side={ends.start.side}
      />
      <MapLabel
        look="end"
        name={t('stops.arrival')}
        note={t(`towns.${ends.arrival.key}`)}
        place={place(ends.arrival.at)}
        side={ends.arrival.side}
      />
    </svg>
  );
}
