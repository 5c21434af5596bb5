import { useMessages, useTranslations } from 'next-intl';
import { Sources, useTextValues } from '@/components/sections/nurses/sources';
import { PlannedTimeline } from '@/components/sections/planner';
import { SectionHeading } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';
import type { Messages } from '@/generated/messages';

type Texts = Messages['nurses']['route']['stations'];
type StationId = keyof Texts;
type TextKey = { [Id in StationId]: `${Id}.${keyof Texts[Id] & string}` }[StationId];

type Station = {
  id: StationId;
  /** Texts that are always shown, and those that open. */
  shown?: readonly TextKey[];
  more?: readonly TextKey[];
  /** The step whose persons and payers open with the texts. */
  step?: Exclude<keyof Messages['nurses']['route']['who'], 'label'>;
};

const stations: readonly Station[] = [
  { id: 'profile', shown: ['profile.time'] },
  { id: 'documents', more: ['documents.time', 'documents.text'], step: 'documents' },
  { id: 'employer', more: ['employer.time', 'employer.text'], step: 'employer' },
  { id: 'recognition', more: ['recognition.time', 'recognition.text'], step: 'recognition' },
  { id: 'visa', more: ['visa.time', 'visa.text'], step: 'visa' },
  {
    id: 'arrival',
    shown: ['arrival.pay'],
    more: ['arrival.time', 'arrival.text'],
    step: 'arrival',
  },
  { id: 'compensationMeasure', more: ['compensationMeasure.time'] },
  { id: 'language', more: ['language.time'], step: 'language' },
  { id: 'licence', shown: ['licence.time', 'licence.pay'] },
];

/** The timeline to the licence, drawn to scale, and the planner. */
export function NursesTimeline() {
  const t = useTranslations('nurses.route');
  return (
    <section
      aria-labelledby="ablauf-title"
      className="overflow-x-clip bg-background-deep py-section"
      id="ablauf"
    >
      <PlannedTimeline
        audience="nurses"
        heading={<SectionHeading id="ablauf-title" lead={t('lead')} title={t('title')} />}
        stations={stations.map((station) => ({
          id: station.id,
          label: <Label {...station} key={station.id} />,
        }))}
      />
    </section>
  );
}

/** A station's title and texts, who acts, and who pays. */
function Label({ id, shown = [], more, step }: Station) {
  const t = useTranslations('nurses.route.stations');
  const values = useTextValues();
  const { who, payer } = useMessages().nurses.route;
  const title = <h3>{t.rich(`${id}.title`, values)}</h3>;
  return (
    <>
      {more === undefined ? (
        title
      ) : (
        <Disclosure isInline label={title}>
          {more.map((key) => (
            <p key={key}>{t.rich(key, values)}</p>
          ))}
          {step !== undefined && (
            <>
              <p>
                {who.label}: {who[step]}
              </p>
              <p>
                {payer.label}: {payer[step]}
              </p>
            </>
          )}
        </Disclosure>
      )}
      {shown.map((key) => (
        <p
          className={
            key.endsWith('pay') ? 'font-semibold text-text leading-snug lg:text-title' : undefined
          }
          key={key}
        >
          {t.rich(key, values)}
        </p>
      ))}
      {id === 'licence' && <Sources ids={['procedure', 'visa', 'residence']} />}
    </>
  );
}
