import { useTranslations } from 'next-intl';
import { arrowRightIcon, Icon } from '@/components/ui/icon';
import { useLocale } from '@/lib/i18n/locale';
import { frame, legs, type Point, starts, type Town, towns, wayEnds } from '@/lib/map/legs';
import { findPicture } from '@/lib/pictures/find-picture';
import { planHash } from '@/lib/plan/answers';
import { readyAnswers } from '@/lib/plan/timeline';
import { hrefFor } from '@/lib/routing/addresses';

const shapes = findPicture('map-shapes')?.src ?? '';

/**
 * The map's shapes in painting order, with their colours and lines. A shape may be drawn more than
 * once; what the way does not need is a detail.
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
  ['summits', 'map-detail stroke-[1.75] stroke-summit'],
] as const;

const Layers = () =>
  layers.map(([id, className]) => (
    <use className={className} href={`${shapes}#${id}`} key={id + className} />
  ));

const viewBox = `0 0 ${frame.width} ${frame.height}`;

/** Position in percent, so that labels keep their size while the map scales. */
function toMapPosition([x, y]: Point) {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return { x: percent(x / frame.width), y: percent(y / frame.height) };
}

/** Where each start is on the map. The names of western towns are on the left of their mark. */
const places = {
  sarajevo: 'map-start-west top-[68.4%] left-[68.7%]',
  banjaLuka: 'map-start-west top-[62.4%] left-[61.2%]',
  belgrade: 'map-start-belgrade top-[61%] left-[80.1%]',
  podgorica: 'map-start-west top-[78.1%] left-[74.5%]',
  pristina: 'map-start-pristina top-[75.6%] left-[85.5%]',
  skopje: 'map-start-skopje top-[81.1%] left-[88.3%]',
  tirana: 'map-start-west top-[85.7%] left-[78.5%]',
} as const satisfies Record<(typeof starts)[number]['key'], string>;

/**
 * The way on a map: from a town in the Western Balkans, which visitors can choose, through five
 * steps to the first working day in a German one. The drawing is one image with a description. The
 * shapes are an image of their own, so that browsers do not paint them again while the way is
 * drawn. Lines and shapes come after the names, which the first packets must hold.
 */
export function StageMap() {
  const t = useTranslations('home.hero.map');
  return (
    <div className="stage-map">
      <div aria-labelledby="map-question" className="home-map" data-nohyphen="" role="radiogroup">
        <svg aria-label={t('description')} className="map-labels" role="img">
          {towns.map(({ key, ...town }) => (
            <TownMark key={key} name={t(`towns.${key}`)} {...town} />
          ))}
          {legs.map(({ path, stops }, index) => (
            <g className={`leg-${index + 1}`} key={path}>
              {stops.map(({ key, name }) => (
                <Stamp at={name} key={key} name={t(`stops.${key}`)} />
              ))}
            </g>
          ))}
          <svg aria-hidden="true" viewBox={viewBox}>
            <Walker />
          </svg>
        </svg>
        {starts.map(({ key }, index) => (
          <label className={`map-start ${places[key]}`} key={key}>
            <input defaultChecked={index === 0} id={`start-${key}`} name="start" type="radio" />
            {t(`towns.${key}`)}
          </label>
        ))}
        <svg aria-hidden="true" className="-z-1" viewBox={viewBox}>
          {starts.map(({ key, leg }) => (
            <g className={`map-route map-route-${key}`} key={key}>
              <path className="map-way" d={leg + commonLegs} id={`way-${key}`} />
              <path className="map-leg leg-1" d={leg} pathLength={1} />
            </g>
          ))}
          <path className="map-lead" d={leads} />
          {legs.slice(1).map(({ path }, index) => (
            <path className={`map-leg leg-${index + 2}`} d={path} key={path} pathLength={1} />
          ))}
        </svg>
        <svg aria-hidden="true" className="-z-2" viewBox={viewBox}>
          <Layers />
        </svg>
      </div>
      <MapQuestion />
    </div>
  );
}

/** The question of the map, and the plan of the chosen town as its answer. */
function MapQuestion() {
  const locale = useLocale();
  const t = useTranslations('home.hero.map');
  return (
    <div className="map-question print:hidden">
      <p className="font-semibold" id="map-question">
        {t('question')}
      </p>
      <div>
        {starts.map(({ key, country }) => (
          <a
            className={`map-route map-route-${key} text-link`}
            href={hrefFor(locale, 'nurses') + planHash({ ...readyAnswers, country })}
            key={key}
          >
            {t('plan', { town: t(`towns.${key}`) })}
            <Icon className="ml-1 inline size-4" path={arrowRightIcon} />
          </a>
        ))}
      </div>
    </div>
  );
}

/** The legs that are the same from every start, as path data. */
const commonLegs = legs
  .slice(1)
  .map(({ path }) => path)
  .join('');

/** Lines from the stops to their names, as path data. */
const leads = legs
  .flatMap(({ stops }) => stops.map(({ at, name }) => `M${at.join(' ')}L${name.join(' ')}`))
  .join('');

/** A nurse with a suitcase, who goes along the way. */
const Walker = () => (
  <g className="map-walker">
    <path className="fill-highlight" d="M18-46h34v44h-34zM29-46v-9h12v9M24-2v4M46-2v4" />
    <path className="fill-background" d="M-13 0v-34h9v34M1 0v-34h9v34" />
    <path className="fill-action" d="M-3-84c13 0 17 9 18 22l2 32h-38l2-32c1-13 4-22 16-22z" />
    <path d="M10-72l22 18" />
    <circle className="fill-[oklch(78%_0.07_60)]" cx="-2" cy="-98" r="13" />
    <path
      className="fill-text"
      d="M-15-96c-3-14 5-19 13-19s16 5 13 15c-8-1-14-4-17-8-2 5-4 8-9 12z"
    />
    <path d="M-1-97v1M6-97v1M0-90c2 2 4 2 6 0" />
  </g>
);

/** Gap between the centre of a mark and its name. */
const gaps = { town: '0.7em', end: '1.15em' } as const;

type TownProps = Omit<Town, 'key'> & { name: string };

/** A German town: a mark with its name. The arrival has a larger one. */
function TownMark({ at, side, name, wideOnly }: TownProps) {
  const { x, y } = toMapPosition(at);
  const isEnd = at === wayEnds.arrival.at;
  const variant = isEnd ? 'end' : 'town';
  const positions = {
    right: { textAnchor: 'start', dx: gaps[variant], dy: '0.35em' },
    left: { textAnchor: 'end', dx: `-${gaps[variant]}`, dy: '0.35em' },
  } as const;
  return (
    <g className={wideOnly ? 'max-xl:hidden' : undefined}>
      <circle className={`map-dot map-dot-${variant}`} cx={x} cy={y} r={isEnd ? 9 : 4} />
      {isEnd && <circle className="map-dot-centre fill-text" cx={x} cy={y} r={3} />}
      <text className={`map-name map-name-${variant}`} x={x} y={y} {...positions[side]}>
        {name}
      </text>
    </g>
  );
}

/** A step on the way, as a stamp. Its width follows from the number of letters. */
function Stamp({ at, name }: Pick<TownProps, 'at' | 'name'>) {
  const { x, y } = toMapPosition(at);
  const letters = name.match(/[\p{L} ]/gu)?.length ?? 0;
  return (
    <g className="map-stamp">
      <rect height="1.75em" rx={5} width={`${(letters * 0.56 + 1).toFixed(1)}em`} x={x} y={y} />
      <text className="fill-action" dy="0.35em" textAnchor="middle" x={x} y={y}>
        {name}
      </text>
    </g>
  );
}
