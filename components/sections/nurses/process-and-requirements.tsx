import { useTranslations } from 'next-intl';
import { Sources, useTextValues } from '@/components/sections/nurses/sources';
import { Planner } from '@/components/sections/planner';
import { Drawing, SectionHeading, Steps } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';

/** The steps, with what runs beside or follows each. */
const steps = [
  { id: 'profile', details: ['german'] },
  { id: 'documents', details: undefined },
  {
    id: 'employer',
    details: ['recognition', 'visa', 'arrival', 'compensationMeasure', 'licence'],
  },
] as const;

/** The three steps of a nurse, and when she could start. */
export function NursesProcess() {
  const t = useTranslations('nurses.route');
  const values = useTextValues();
  return (
    <Section background="deep" id="ablauf" labelledBy="ablauf-title">
      <SectionHeading id="ablauf-title" isWide lead={t('lead')} title={t('title')} />
      <Steps
        steps={steps.map(({ id, details }) => ({
          title: t(`steps.${id}.title`),
          time: t(`steps.${id}.time`),
          text: t.rich(`steps.${id}.text`, values),
          more: details && (
            <Disclosure isInline label={t(`steps.${id}.more`)}>
              <dl>
                {details.map((detail) => (
                  <div className="py-1" key={detail}>
                    <dt className="font-semibold text-text">
                      {t.rich(`details.${detail}.title`, values)}
                    </dt>
                    <dd>{t.rich(`details.${detail}.text`, values)}</dd>
                  </div>
                ))}
              </dl>
              {id === 'employer' && <Sources ids={['procedure', 'visa', 'residence']} />}
            </Disclosure>
          ),
        }))}
      />
      <Planner audience="nurses" />
    </Section>
  );
}

const levels = ['b1', 'b2'] as const;

/** What a nurse needs: training and German, and the documents beside it. */
export function NursesRequirements() {
  const t = useTranslations('nurses.requirements');
  const values = useTextValues();
  return (
    <Section
      background="deep"
      className="grid gap-x-16 gap-y-6 pb-0 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]"
      id="anforderungsprofil"
      labelledBy="anforderungsprofil-title"
    >
      <div>
        <Heading id="anforderungsprofil-title" size="text-subheading" text={t('title')} />
        <p className="mt-3 max-w-measure">{t.rich('training', values)}</p>
        <dl className="mt-3 border-text border-t-2">
          {levels.map((level) => (
            <div
              className="large-text:block grid grid-cols-[4rem_1fr] items-baseline border-edge-strong/40 border-b py-1.5"
              key={level}
            >
              <dt className="font-extrabold text-subheading tracking-tight">
                {t(`levels.${level}.figure`)}
              </dt>
              <dd>{t.rich(`levels.${level}.text`, values)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Documents />
      <Drawing className="w-full self-end max-lg:max-w-lg" name="nurses-table" />
    </Section>
  );
}

/** The documents that take longest, and the others. */
const slowDocuments = ['hours', 'diploma', 'permit', 'language'] as const;
const otherDocuments = ['work', 'passport', 'birth', 'cv', 'record', 'health'] as const;

const embassies = ['sarajevo', 'belgrade', 'podgorica', 'skopje', 'tirana', 'pristina'] as const;

/** Documents that nearly every authority requires: a printable checklist, drawn as a sheet. */
function Documents() {
  const t = useTranslations('nurses.documents');
  return (
    <div className="self-start rounded-sm border-2 border-text bg-paper px-4 pt-4 pb-1 sm:px-8 sm:pt-6 sm:pb-2 lg:row-span-2 lg:mb-10">
      <Heading id="unterlagen" level="h3" size="text-title" text={t('title')} />
      <p className="mt-1 mb-2 max-w-measure text-text-soft leading-snug">{t('lead')}</p>
      <DocumentList ids={slowDocuments} />
      <Disclosure
        isInline
        isOpenWhenWide
        label={t('more', { count: slowDocuments.length + otherDocuments.length })}
      >
        <DocumentList ids={otherDocuments} />
      </Disclosure>
      <Sources ids={embassies} label={t('notes')}>
        <p className="max-w-measure">{t('copies')}</p>
        <p className="mt-2 max-w-measure">{t('apostille')}</p>
      </Sources>
    </div>
  );
}

function DocumentList({ ids }: { ids: typeof slowDocuments | typeof otherDocuments }) {
  const t = useTranslations('nurses.documents.items');
  const values = useTextValues();
  return (
    <ul className="grid gap-x-8 text-small sm:grid-cols-2">
      {ids.map((id) => (
        <li className="flex gap-2.5 py-1" key={id}>
          <span
            aria-hidden="true"
            className="mt-1 size-4 shrink-0 rounded-sm border-2 border-edge-strong"
          />
          <p className="text-text-soft leading-snug">
            <strong className="block font-medium text-text">{t(`${id}.name`)}</strong>{' '}
            {t.rich(`${id}.note`, values)}
          </p>
        </li>
      ))}
    </ul>
  );
}

const terms = ['decision', 'exam', 'course', 'assistant', 'apostille', 'permit'] as const;

/** German terms used by the authorities, explained in the page's language. */
export function Glossary() {
  const t = useTranslations('nurses.glossary');
  const values = useTextValues();
  return (
    <Disclosure
      id="begriffe"
      isInline
      label={<h3 className="font-normal tracking-normal">{t('title')}</h3>}
    >
      <dl className="gap-x-16 lg:columns-2">
        {terms.map((id) => (
          <div className="break-inside-avoid border-edge border-t py-3" key={id}>
            <dt className="font-bold">{values.de(t(`items.${id}.german`))}</dt>
            <dd>{t.rich(`items.${id}.meaning`, values)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
