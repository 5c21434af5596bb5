import { useMessages, useTranslations } from 'next-intl';
import { Sources, useTextValues } from '@/components/sections/nurses/sources';
import { Planner } from '@/components/sections/planner';
import { SectionHeading } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';
import type { Messages } from '@/lib/i18n/generated';
import { typicalRoute } from '@/lib/plan/typical-route';

type Texts = Messages['nurses']['route'];
type StationId = keyof Texts['stations'];
type TextKey = {
  [Id in StationId]: `${Id}.${keyof Texts['stations'][Id] & string}`;
}[StationId];

/** Where the tracks run in the drawing, from its left edge. */
const [germanX, routeX, documentsX] = [12, 36, 60];

type Track = readonly [from: number, to: number];
const onGerman = [germanX, germanX] as const;
const onDocuments = [documentsX, documentsX] as const;

/** A part of a track, with a bow that all tracks have there, or to another track. */
const pathOf = ([from, to]: Track, bow: number) =>
  from === to
    ? `M${from} 0C${from} 25 ${from + bow} 25 ${from + bow} 50S${from} 75 ${from} 100`
    : `M${from} 0C${from} 70 ${to} 60 ${to} 100`;

type Station = {
  id: StationId;
  /** What runs beside the route: German, and documents until the decision letter. */
  beside: readonly Track[];
  bow?: number;
  /** Whether it begins with a stop; the labels of other stations stand beside their track. */
  stop?: true | keyof Texts['marks'];
  /** The level of German where it begins. */
  level?: string;
  /** Texts that are always shown, and those that open, perhaps with the payer. */
  shown?: readonly TextKey[];
  more?: readonly TextKey[];
  payer?: keyof Messages['planner']['nurses']['payer'];
};

const both = [onGerman, onDocuments];
const split = [onGerman, [routeX, documentsX]] as const;
const joined = [onGerman, [documentsX, routeX]] as const;

const stations: readonly Station[] = [
  { id: 'profile', beside: split, stop: true, level: 'B1', shown: ['profile.time'] },
  { id: 'documents', beside: both, more: ['documents.time', 'documents.text'], payer: 'documents' },
  { id: 'employer', beside: both, more: ['employer.time', 'employer.text'], payer: 'employer' },
  {
    id: 'recognition',
    beside: joined,
    bow: 4,
    stop: 'contract',
    payer: 'recognition',
    more: ['recognition.time', 'recognition.text'],
  },
  {
    id: 'visa',
    beside: [onGerman],
    bow: -3,
    stop: 'decision',
    payer: 'visa',
    more: ['visa.time', 'visa.text'],
  },
  {
    id: 'arrival',
    beside: [onGerman],
    bow: 3,
    stop: true,
    shown: ['arrival.pay'],
    more: ['arrival.time', 'arrival.text'],
  },
  { id: 'measure', beside: [onGerman], bow: -3, more: ['measure.time'] },
  { id: 'language', beside: [[germanX, routeX]], bow: 2, level: 'B2', more: ['language.time'] },
  { id: 'licence', beside: [], bow: -4, stop: true, shown: ['licence.time', 'licence.pay'] },
];

/** The route to the licence, drawn to scale: German and documents run beside it. The planner follows. */
export function NursesRoute() {
  const t = useTranslations('nurses.route');
  return (
    <section
      aria-labelledby="ablauf-title"
      className="overflow-x-clip bg-background-deep py-8 lg:py-12"
      id="ablauf"
    >
      <div className="content grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <div>
          <SectionHeading id="ablauf-title" lead={t('lead')} title={t('title')} />
          <p className="mt-2 text-small text-text-soft">{t('example')}</p>
        </div>
        <ol className="route-scale" id="weg">
          {stations.map((station, index) => (
            <li className={`route-${station.id} relative grid`} key={station.id}>
              <Drawing {...station} end={typicalRoute[stations[index + 1]?.id ?? 'end']} />
              <Label {...station} />
            </li>
          ))}
        </ol>
      </div>
      <Planner audience="nurses" />
    </section>
  );
}

/** A station's part of the drawing: as many rows as it lasts half months, and the lines. */
function Drawing({ id, beside, bow = 0, stop, level, end }: Station & { end: number }) {
  const t = useTranslations('nurses.route');
  const begin = 2 * typicalRoute[id];
  const isLast = end === typicalRoute.end;
  return (
    <div aria-hidden="true" className="route-track relative flex flex-col">
      {Array.from({ length: 2 * end - begin + (isLast ? 1 : 0) }, (_, row) => begin + row).map(
        (half) => (
          <i className={half % 6 === 0 ? 'route-month' : undefined} key={half}>
            {half === Math.floor(2 * typicalRoute.border) && <span>{t('border')}</span>}
          </i>
        ),
      )}
      <svg aria-hidden="true" className="connector" preserveAspectRatio="none" viewBox="0 0 72 100">
        {[[routeX, routeX] as const, ...beside].map((track) => (
          <path d={pathOf(track, bow)} key={track.join()} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {begin === 0 && <small>{t('month')}</small>}
      {stop !== undefined && <b />}
      {level !== undefined && <em>{level}</em>}
    </div>
  );
}

/** A station's title and texts, and who pays. */
function Label({ id, stop, shown = [], more, payer }: Station) {
  const t = useTranslations('nurses.route');
  const values = useTextValues();
  const { payer: label, nurses } = useMessages().planner;
  const title = <h3>{t.rich(`stations.${id}.title`, values)}</h3>;
  return (
    <div className="route-label">
      {stop !== undefined && stop !== true && <p>{t(`marks.${stop}`)}</p>}
      {more === undefined ? (
        title
      ) : (
        <Disclosure label={title} variant="stop">
          {more.map((key) => (
            <p key={key}>{t.rich(`stations.${key}`, values)}</p>
          ))}
          {payer !== undefined && (
            <p>
              {label}: {nurses.payer[payer]}
            </p>
          )}
        </Disclosure>
      )}
      {shown.map((key) => (
        <p className={key.endsWith('pay') ? 'route-pay' : undefined} key={key}>
          {t.rich(`stations.${key}`, values)}
        </p>
      ))}
      {id === 'licence' && <Sources ids={['procedure', 'fastTrack', 'residence']} />}
    </div>
  );
}
