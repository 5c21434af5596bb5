import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/fold';

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
          <Fold label={t('more', { count: terms.length })} look="panel">
            <dl className="gap-x-12 lg:columns-2">
              {terms.map((id) => (
                <div className="break-inside-avoid border-edge border-t py-3" key={id}>
                  <Term id={id} />
                </div>
              ))}
            </dl>
          </Fold>
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
