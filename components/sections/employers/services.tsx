import { useLocale, useTranslations } from 'next-intl';
import { PackageCard } from '@/components/sections/employers/package-card';
import { SectionHeading } from '@/components/sections/section-heading';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { hrefFor } from '@/lib/routing/addresses';

/** The five services that are available separately. */
export const singleServices = [
  { id: 'placement', icon: 'handshake' },
  { id: 'recruitment', icon: 'search' },
  { id: 'authorities', icon: 'document' },
  { id: 'training', icon: 'graduation' },
  { id: 'integration', icon: 'house' },
] as const;

/** Six services: five single ones that open, and the package that combines them. */
export function EmployersServices() {
  const locale = useLocale();
  const t = useTranslations('employers.services');
  return (
    <Section ground="paper" id="services" labelledBy="services-title">
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-16">
        <div>
          <SectionHeading id="services-title" lead={t('lead')} title={t('title')} />
          <PackageCard
            icons={singleServices.map(({ icon }) => icon)}
            text={t('package.text')}
            title={t('package.title')}
          />
        </div>
        <div className="border-text border-t-2">
          {singleServices.map(({ id, icon }) => (
            <Fold
              key={id}
              label={
                <h3 className="flex items-center gap-4 text-title">
                  <Icon className="size-6 text-action" name={icon} />
                  {t(`${id}.title`)}
                </h3>
              }
              look="row"
            >
              <p className="max-w-measure pl-10 text-text-soft">{t(`${id}.text`)}</p>
              {id === 'training' && (
                <a
                  className="text-link ml-10 inline-flex min-h-11 items-center font-semibold"
                  href={hrefFor(locale, 'academy')}
                >
                  {t('training.link')}
                </a>
              )}
            </Fold>
          ))}
        </div>
      </div>
    </Section>
  );
}
