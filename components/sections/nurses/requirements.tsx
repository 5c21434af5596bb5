import { useLocale, useTranslations } from 'next-intl';
import { Sources, useTextValues } from '@/components/sections/nurses/sources';
import { Drawing, SectionHeading } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';

const levels = ['b1', 'b2'] as const;

/** What a nurse needs: training, German, documents, and the authorities' words. */
export function NursesRequirements() {
  const t = useTranslations('nurses.requirements');
  const values = useTextValues();
  return (
    <section aria-labelledby="anforderungsprofil-title" id="anforderungsprofil">
      <div className="bg-paper">
        <div className="content grid gap-x-16 gap-y-6 py-section lg:grid-cols-[2fr_3fr]">
          <div>
            <SectionHeading id="anforderungsprofil-title" title={t('title')} />
            <p className="mt-3.5 max-w-measure text-lead">{t('lead')}</p>
            <p className="mt-3.5 max-w-measure text-text-soft">{t.rich('training', values)}</p>
          </div>
          <div>
            <dl className="grid sm:grid-cols-2">
              {levels.map((level) => (
                <div
                  className="thread-milestone relative large-text:block grid grid-cols-[6rem_1fr] items-center border-accent py-2 pl-6 sm:block sm:border-t-3 sm:pt-4 sm:pr-8 sm:pl-0"
                  key={level}
                >
                  <dt className="font-extrabold text-[4rem] leading-none lg:text-display tracking-tight">
                    {t(`levels.${level}.figure`)}
                  </dt>
                  <dd className="sm:mt-1">{t(`levels.${level}.text`)}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-6">{t('fastest')}</p>
          </div>
        </div>
      </div>
      <Documents />
    </section>
  );
}

/** The documents that take longest, and the others. */
const slowDocuments = ['hours', 'diploma', 'permit', 'language'] as const;
const otherDocuments = ['work', 'passport', 'birth', 'cv', 'record', 'health'] as const;

const embassies = ['sarajevo', 'belgrade', 'podgorica', 'skopje', 'tirana', 'pristina'] as const;

/** Documents that nearly every authority requires: a printable checklist, drawn as a sheet on a table. */
function Documents() {
  const t = useTranslations('nurses.documents');
  return (
    <div className="bg-background-deep">
      <div className="content grid gap-x-16 gap-y-6 pt-section lg:grid-cols-[2fr_3fr]">
        <div>
          <h3 className="text-subheading" id="unterlagen">
            {t('title')}
          </h3>
          <p className="mt-3.5 max-w-measure text-lead text-text-soft">{t('lead')}</p>
        </div>
        <div className="self-start rounded-sm border-2 border-text bg-paper px-4 pt-2 sm:px-8 sm:pt-5 lg:row-span-2 lg:mb-10">
          <DocumentList ids={slowDocuments} />
          <div className="open-when-wide">
            <Disclosure
              isInline
              label={t('more', { count: slowDocuments.length + otherDocuments.length })}
            >
              <DocumentList ids={otherDocuments} />
            </Disclosure>
          </div>
          <Sources ids={embassies} label={t('notes')}>
            <p className="max-w-measure">{t('copies')}</p>
          </Sources>
        </div>
        <Drawing className="w-full self-end max-lg:max-w-lg" name="nurses-table" />
      </div>
    </div>
  );
}

type DocumentListProps = { ids: typeof slowDocuments | typeof otherDocuments };

function DocumentList({ ids }: DocumentListProps) {
  const t = useTranslations('nurses.documents.items');
  const values = useTextValues();
  return (
    <ul className="gap-x-8 text-small sm:columns-2">
      {ids.map((id) => (
        <li className="flex break-inside-avoid gap-2.5 py-1.5" key={id}>
          <span
            aria-hidden="true"
            className="mt-1 size-4 shrink-0 rounded-sm border-2 border-edge-strong"
          />
          <p className="text-text-soft leading-snug">
            <strong className="font-medium text-text sm:block">{t(`${id}.name`)}</strong>{' '}
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
  return (
    <Disclosure
      id="begriffe"
      isInline
      label={<h3 className="font-normal tracking-normal">{t('title')}</h3>}
    >
      <dl className="gap-x-16 lg:columns-2">
        {terms.map((id) => (
          <div className="break-inside-avoid border-edge border-t py-3" key={id}>
            <Term id={id} />
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function Term({ id }: { id: (typeof terms)[number] }) {
  const locale = useLocale();
  const t = useTranslations('nurses.glossary.items');
  return (
    <>
      <dt className="font-bold" {...(locale === 'de' ? {} : { lang: 'de' })}>
        {t(`${id}.german`)}
      </dt>
      <dd>{t(`${id}.meaning`)}</dd>
    </>
  );
}
