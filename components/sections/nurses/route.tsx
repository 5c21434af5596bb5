import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useTextValues } from '@/components/sections/nurses/sources';
import { Planner } from '@/components/sections/planner';
import { SectionHeading } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { Connector, RouteStops } from '@/components/ui/route-line';

const steps = ['profile', 'documents', 'employer'] as const;

/** The first three steps: profile, documents, employer. */
export function NursesSteps() {
  const t = useTranslations('nurses.steps');
  return (
    <section
      aria-labelledby="ablauf-title"
      className="overflow-x-clip bg-paper py-10 lg:py-18"
      id="ablauf"
    >
      <div className="content">
        <SectionHeading id="ablauf-title" lead={t('lead')} title={t('title')} />
      </div>
      <div className="mt-6 lg:mt-8">
        <RouteStops
          stops={steps.map((step) => ({
            id: step,
            content: (
              <>
                <p className="font-semibold text-small text-text-soft">{t(`${step}.time`)}</p>
                <h3 className="mt-1 text-title">{t(`${step}.title`)}</h3>
                <p className="mt-3 max-w-measure text-text-soft">{t(`${step}.text`)}</p>
              </>
            ),
          }))}
        />
      </div>
      <p className="content mt-6">
        {t('next')}{' '}
        <a className="text-link font-semibold" href="#weg">
          {t('nextLink')}
        </a>
      </p>
      <Planner audience="nurses" />
    </section>
  );
}

const rows = [
  'language',
  'documents',
  'application',
  'notice',
  'visa',
  'arrival',
  'measure',
  'licence',
] as const;

/**
 * Every step to the licence with its duration, as numbered stops along the route line; each opens
 * to who acts and who pays.
 */
export function NursesRoute() {
  const t = useTranslations('nurses.way');
  const values = useTextValues();
  return (
    <div className="bg-background-deep">
      <div className="content py-10 lg:py-16">
        <div className="items-baseline gap-x-8 lg:flex">
          <h3 className="text-document" id="weg">
            {t('title')}
          </h3>
          <p className="mt-3 max-w-measure text-text-soft">{t('lead')}</p>
        </div>
        <ol className="route-steps mt-6">
          {rows.map((row, index) => (
            <li key={row}>
              <Disclosure
                detail={t(`rows.${row}.time`)}
                label={<h4>{t.rich(`rows.${row}.step`, values)}</h4>}
                variant="stop"
              >
                <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
                  {(['who', 'payer'] as const).map((column) => (
                    <div key={column}>
                      <dt className="text-small text-text-soft">{t(`columns.${column}`)}</dt>
                      <dd>{t.rich(`rows.${row}.${column}`, values)}</dd>
                    </div>
                  ))}
                </dl>
              </Disclosure>
              {index === 0 && <Connector shape="in" />}
              {index < rows.length - 1 && <Connector shape="sway" />}
            </li>
          ))}
        </ol>
        <div className="mt-3">
          <Disclosure label={t('noteTitle')} variant="quiet">
            <p className="max-w-measure">{t.rich('note', values)}</p>
          </Disclosure>
        </div>
      </div>
    </div>
  );
}

/** In two columns: lists of their own, so that an open entry leaves no gap in the other column. */
const columns = [
  ['hours', 'diploma', 'permit', 'work', 'language', 'passport'],
  ['birth', 'cv', 'record', 'health', 'offer'],
] as const;

/** Documents that nearly every authority requires, as a printable checklist. */
export function Documents() {
  const t = useTranslations('nurses.documents');
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
      <div>
        <h3 className="text-document" id="unterlagen">
          {t('title')}
        </h3>
        <p className="mt-3 max-w-measure text-text-soft">{t('lead')}</p>
        <p className="mt-4 flex gap-3 font-semibold">
          <Icon className="mt-1 size-5 text-accent" name="shield" />
          {t('copies')}
        </p>
      </div>
      <div className="grid gap-x-12 sm:grid-cols-2">
        {columns.map((documents) => (
          <ul key={documents[0]}>
            {documents.map((id) => (
              <li className="flex gap-3 border-edge border-b" key={id}>
                <span
                  aria-hidden="true"
                  className="mt-3.5 size-5 shrink-0 rounded-sm border-2 border-edge-strong"
                />
                <Disclosure
                  label={<span className="font-semibold">{t(`items.${id}.name`)}</span>}
                  variant="item"
                >
                  <p className="text-small text-text-soft">{t(`items.${id}.note`)}</p>
                </Disclosure>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

const terms = [
  'recognition',
  'regulated',
  'authority',
  'equivalence',
  'exam',
  'course',
  'licence',
  'translation',
  'apostille',
  'assistant',
  'fastTrack',
  'immigration',
  'permit',
  'probation',
] as const;

/** German terms used by the authorities, explained in the page's language; their sources below. */
export function Glossary({ children }: { children: ReactNode }) {
  const t = useTranslations('nurses.glossary');
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
      <div>
        <h3 className="text-document" id="begriffe">
          {t('title')}
        </h3>
        <p className="mt-3 max-w-measure text-text-soft">{t('lead')}</p>
      </div>
      <div>
        {/* The term that frightens most stands open. */}
        <dl className="border-accent border-l-4 pl-5 sm:text-lead">
          <Term id="notice" />
        </dl>
        <div className="mt-5">
          <Disclosure label={t('more', { count: terms.length })} variant="panel">
            <dl className="gap-x-12 lg:columns-2">
              {terms.map((id) => (
                <div className="break-inside-avoid border-edge border-t py-3" key={id}>
                  <Term id={id} />
                </div>
              ))}
            </dl>
          </Disclosure>
        </div>
        <div className="mt-3">{children}</div>
      </div>
    </div>
  );
}

function Term({ id }: { id: (typeof terms)[number] | 'notice' }) {
  const locale = useLocale();
  const t = useTranslations('nurses.glossary.items');
  return (
    <>
      <dt className="font-bold" {...(locale === 'de' ? {} : { lang: 'de' })}>
        {t(`${id}.german`)}
      </dt>
      <dd className="mt-1">{t(`${id}.meaning`)}</dd>
    </>
  );
}
