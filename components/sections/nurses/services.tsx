import { useLocale, useTranslations } from 'next-intl';
import { Documents } from '@/components/sections/nurses/documents';
import { Glossary } from '@/components/sections/nurses/glossary';
import { Rights } from '@/components/sections/nurses/rights';
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

const contents = ['weg', 'unterlagen', 'begriffe'] as const;

/** The company's services for nurses, and what nurses need to know. */
export function NursesServices() {
  const locale = useLocale();
  const t = useTranslations('nurses.services');
  return (
    <section aria-labelledby="leistungen-title" id="leistungen">
      <div className="bg-ground">
        <div className="content py-16 lg:py-28">
          <SectionHeading id="leistungen-title" lead={t('lead')} title={t('title')} />
          <ul className="mt-10 grid gap-4 sm:gap-6 lg:mt-14 lg:grid-cols-2">
            {services.map(({ id, icon }) => (
              <li className="rounded-card border border-edge bg-paper p-6 lg:p-8" key={id}>
                <h3 className="flex items-center gap-3 text-title">
                  <Icon className="size-7 text-action" name={icon} />
                  {t(`${id}.title`)}
                </h3>
                <p className="mt-3 text-text-soft">{t(`${id}.text`)}</p>
                {id === 'recognition' && (
                  <p className="mt-3 text-text-soft">
                    {site.disclosures.afterInduction?.[locale] ?? t('recognition.after')}
                  </p>
                )}
                {id === 'preparation' && (
                  <a
                    className="text-link mt-2 inline-flex min-h-11 items-center font-semibold"
                    href={hrefFor(locale, 'academy')}
                  >
                    {t('preparation.link')}
                  </a>
                )}
              </li>
            ))}
          </ul>
          <Rights />
          <nav aria-label={t('contents.label')} className="mt-8">
            <ul className="flex flex-wrap gap-x-8">
              {contents.map((id) => (
                <li key={id}>
                  <a
                    className="text-link inline-flex min-h-11 items-center font-semibold"
                    href={`#${id}`}
                  >
                    {t(`contents.${id}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <NursesWay />
      <Documents />
      <Glossary />
    </section>
  );
}
