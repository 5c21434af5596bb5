import { useLocale, useTranslations } from 'next-intl';

const terms = [
  'recognition',
  'regulated',
  'authority',
  'equivalence',
  'notice',
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

/** German terms used by the authorities, explained in the page's language. */
export function Glossary() {
  const locale = useLocale();
  const t = useTranslations('nurses.glossary');
  return (
    <div className="bg-tint">
      <div className="content py-16 lg:py-28">
        <h3 className="text-heading" id="begriffe">
          {t('title')}
        </h3>
        <p className="mt-4 max-w-measure text-lead text-text-soft">{t('lead')}</p>
        <dl className="mt-8 gap-x-16 lg:mt-12 lg:columns-2">
          {terms.map((id) => (
            <div className="break-inside-avoid border-action/30 border-t py-4" key={id}>
              <dt className="font-bold" {...(locale === 'de' ? {} : { lang: 'de' })}>
                {t(`items.${id}.german`)}
              </dt>
              <dd className="mt-1">{t(`items.${id}.meaning`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
