import { useLocale, useTranslations } from 'next-intl';
import { Sources, useTextValues } from '@/components/sections/nurses/sources';
import { SectionHeading } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';

const levels = ['b1', 'b2'] as const;

/** What a nurse needs: training, German, documents, and the authorities' words. */
export function NursesRequirements() {
  const t = useTranslations('nurses.requirements');
  const values = useTextValues();
  return (
    <section aria-labelledby="anforderungsprofil-title" id="anforderungsprofil">
      <div className="bg-paper">
        <div className="content grid gap-x-16 gap-y-6 py-8 lg:grid-cols-[2fr_3fr] lg:py-10">
          <div>
            <SectionHeading id="anforderungsprofil-title" lead={t('lead')} title={t('title')} />
            <p className="mt-3 max-w-measure text-text-soft">{t.rich('training', values)}</p>
          </div>
          <div>
            <dl className="grid min-[22rem]:grid-cols-2 gap-y-8">
              {levels.map((level) => (
                <div
                  className="route-milestone relative border-accent border-t-3 pt-5 pr-4 sm:pr-8"
                  key={level}
                >
                  <dt className="font-extrabold text-display tracking-tight">
                    {t(`levels.${level}.figure`)}
                  </dt>
                  <dd className="mt-1 max-sm:text-small">
                    {t.rich(`levels.${level}.text`, values)}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-5 font-semibold">{t('fastest')}</p>
          </div>
          <Documents />
        </div>
      </div>
      <div className="bg-background">
        <div className="content py-8 lg:py-10">
          <Glossary />
        </div>
      </div>
    </section>
  );
}

const documents = [
  'hours',
  'diploma',
  'permit',
  'work',
  'language',
  'passport',
  'birth',
  'cv',
  'record',
  'health',
] as const;

const embassies = ['sarajevo', 'belgrade', 'podgorica', 'skopje', 'tirana', 'pristina'] as const;

/** Documents that nearly every authority requires, as a printable checklist. */
function Documents() {
  const t = useTranslations('nurses.documents');
  const values = useTextValues();
  return (
    <>
      <div>
        <h3 className="text-document" id="unterlagen">
          {t('title')}
        </h3>
        <p className="mt-3 max-w-measure text-text-soft">{t('lead')}</p>
        <p className="mt-3 max-w-measure font-semibold">{t('copies')}</p>
      </div>
      <div>
        <ul className="gap-x-12 sm:columns-2">
          {documents.map((id) => (
            <li
              className="flex break-inside-avoid gap-2.5 border-edge border-b py-1 text-small"
              key={id}
            >
              <span
                aria-hidden="true"
                className="mt-1 size-4 shrink-0 rounded-sm border-2 border-edge-strong"
              />
              <p>
                <strong className="font-semibold">{t(`items.${id}.name`)}</strong>{' '}
                <span className="text-text-soft">{t.rich(`items.${id}.note`, values)}</span>
              </p>
            </li>
          ))}
        </ul>
        <Sources ids={embassies} />
      </div>
    </>
  );
}

const terms = ['exam', 'course', 'assistant', 'translation', 'apostille', 'permit'] as const;

/** German terms used by the authorities, explained in the page's language. */
function Glossary() {
  const t = useTranslations('nurses.glossary');
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
      <div>
        <h3 className="text-document" id="begriffe">
          {t('title')}
        </h3>
      </div>
      <div>
        {/* The term that frightens most stands open. */}
        <dl className="border-accent border-l-4 pl-5 sm:text-lead">
          <Term id="decision" />
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
      </div>
    </div>
  );
}

function Term({ id }: { id: (typeof terms)[number] | 'decision' }) {
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
