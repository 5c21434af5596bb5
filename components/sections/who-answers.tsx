import { useLocale, useTranslations } from 'next-intl';
import { localeTable } from '@/lib/locales';
import type { Site } from '@/lib/site/schema';
import { site } from '@/site.config';

type Reader = keyof NonNullable<Site['disclosures']['contactPersons']>;

/** Who answers these readers, in which languages, when, and how fast; nothing if none is told. */
export function WhoAnswers({ readers }: { readers: readonly Reader[] }) {
  const locale = useLocale();
  const t = useTranslations('common.whoAnswers');
  const { contactPersons, replyWorkingDays: days } = site.disclosures;
  const people = readers.flatMap((reader) => {
    const person = contactPersons?.[reader];
    return person === undefined ? [] : { ...person, reader };
  });
  if (people.length === 0 && days === undefined) return null;
  const names = new Intl.DisplayNames(localeTable[locale].intl, { type: 'language' });
  return (
    <dl className="mt-6 space-y-4">
      {people.map(({ reader, name, role, languages, hours }) => (
        <div key={reader}>
          <dt className="font-semibold text-small text-text-soft">{t(reader)}</dt>
          <dd>
            <p>{[...(name === undefined ? [] : [name]), role[locale]].join(', ')}</p>
            <p>{languages.map((code) => names.of(code) ?? code).join(', ')}</p>
            <p>{hours[locale]}</p>
          </dd>
        </div>
      ))}
      {days !== undefined && (
        <div>
          <dt className="font-semibold text-small text-text-soft">{t('reply')}</dt>
          <dd>{t('within', { days })}</dd>
        </div>
      )}
    </dl>
  );
}
