import { useTranslations } from 'next-intl';
import { Sources, useTextValues } from '@/components/sections/nurses/sources';
import { PlannedTimeline } from '@/components/sections/planner';
import { SectionHeading } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';
import { Section } from '@/components/ui/section';
import type { Messages } from '@/generated/messages';

type Texts = Messages['nurses']['route']['stations'];
type StationId = keyof Texts;
type TextKey = { [Id in StationId]: `${Id}.${keyof Texts[Id] & string}` }[StationId];

type Station = {
  id: StationId;
  /** Texts that are always shown, and those that open. */
  shown?: readonly TextKey[];
  more?: readonly TextKey[];
};

const stations: readonly Station[] = [
  { id: 'profile', shown: ['profile.time'] },
  { id: 'documents', more: ['documents.time', 'documents.text'] },
  { id: 'employer', more: ['employer.time', 'employer.text'] },
  { id: 'recognition', more: ['recognition.time', 'recognition.text'] },
  { id: 'visa', more: ['visa.time', 'visa.text'] },
  {
    id: 'arrival',
    shown: ['arrival.pay'],
    more: ['arrival.time', 'arrival.text'],
  },
  { id: 'compensationMeasure', more: ['compensationMeasure.time'] },
  { id: 'language', more: ['language.time'] },
  { id: 'licence', shown: ['licence.time', 'licence.pay'] },
];

/** The timeline to the licence, drawn to scale, and the planner. */
export function NursesTimeline() {
  const t = useTranslations('nurses.route');
  return (
    <Section background="deep" id="ablauf" labelledBy="ablauf-title">
      <PlannedTimeline
        audience="nurses"
        heading={<SectionHeading id="ablauf-title" lead={t('lead')} title={t('title')} />}
        stations={Object.fromEntries(
          stations.map((station) => [station.id, <Label {...station} key={station.id} />]),
        )}
      />
    </Section>
  );
}

/** A station's title and texts. */
function Label({ id, shown = [], more }: Station) {
  const t = useTranslations('nurses.route.stations');
  const values = useTextValues();
  // The stations that open are lighter than those that state a result.
  const weight = more === undefined || id === 'arrival' ? '' : 'font-medium';
  const title = <h3 className={weight}>{t.rich(`${id}.title`, values)}</h3>;
  return (
    <>
      {more === undefined ? (
        title
      ) : (
        <Disclosure isInline label={title}>
          {more.map((key) => (
            <p key={key}>{t.rich(key, values)}</p>
          ))}
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
