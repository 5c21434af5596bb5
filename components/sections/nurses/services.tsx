import { useLocale, useTranslations } from 'next-intl';
import { Documents } from '@/components/sections/nurses/documents';
import { Glossary } from '@/components/sections/nurses/glossary';
import { Rights } from '@/components/sections/nurses/rights';
import { Sources } from '@/components/sections/nurses/sources';
import { NursesWay } from '@/components/sections/nurses/way';
import { SectionHeading } from '@/components/sections/section-heading';
import { Icon } from '@/components/ui/icon';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';

const services = [
  { id: 'employer', icon: 'handshake' },
  { id: 'recognition', icon: 'document' },
  { id: 'costs', icon: 'wallet' },
  { id: 'preparation', icon: 'graduation' },
] as const;

/** Of the rights, the way, the documents and the terms. */
const sources = [
  'exclusivity',
  'advice',
  'recognition',
  'procedure',
  'fastTrack',
  'residence',
  'visa',
  'sarajevo',
  'belgrade',
  'podgorica',
  'skopje',
  'tirana',
  'pristina',
] as const;

/** The company's services for nurses, and what nurses need to know. */
export function NursesServices() {
  const locale = useLocale();
  const t = useTranslations('nurses.services');
  return (
    <section aria-labelledby="leistungen-title" id="leistungen">
      <div className="bg-ground">
        <div className="content py-10 lg:py-18">
          <SectionHeading id="leistungen-title" lead={t('lead')} title={t('title')} />
          <ul className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:mt-10 lg:grid-cols-4">
            {services.map(({ id, icon }) => (
              <li key={id}>
                <h3 className="flex items-center gap-3 text-title">
                  <Icon className="size-6 text-action" name={icon} />
                  {t(`${id}.title`)}
                </h3>
                <p className="mt-2 text-text-soft">{t(`${id}.text`)}</p>
                {id === 'recognition' && (
                  <p className="mt-2 text-text-soft">
                    {site.disclosures.afterInduction?.[locale] ?? t('recognition.after')}
                  </p>
                )}
                {id === 'preparation' && (
                  <a
                    className="text-link inline-flex min-h-11 items-center font-semibold"
                    href={hrefFor(locale, 'academy')}
                  >
                    {t('preparation.link')}
                  </a>
                )}
              </li>
            ))}
          </ul>
          <Rights />
        </div>
      </div>
      <NursesWay />
      <div className="bg-paper">
        <div className="content py-10 lg:py-16">
          <Documents />
        </div>
      </div>
      <div className="bg-ground">
        <div className="content py-10 lg:py-16">
          <Glossary>
            <Sources ids={sources} />
          </Glossary>
        </div>
      </div>
    </section>
  );
}
