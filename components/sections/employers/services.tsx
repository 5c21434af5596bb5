import { useLocale, useTranslations } from 'next-intl';
import { PackageCard } from '@/components/sections/employers/package-card';
import { SectionHeading } from '@/components/sections/section-heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { hrefFor } from '@/lib/routing/addresses';

/** The five services that are available separately, with their width in the grid. */
export const singleServices = [
  { id: 'placement', icon: 'handshake', width: 'sm:col-span-2 lg:col-span-3' },
  { id: 'recruitment', icon: 'search', width: 'lg:col-span-3' },
  { id: 'authorities', icon: 'document', width: 'lg:col-span-2' },
  { id: 'training', icon: 'graduation', width: 'lg:col-span-2' },
  { id: 'integration', icon: 'house', width: 'lg:col-span-2' },
] as const;

/** Six services: five single ones, and the package that combines them. */
export function EmployersServices() {
  const locale = useLocale();
  const t = useTranslations('employers.services');
  return (
    <Section ground="paper" id="services" labelledBy="services-title">
      <SectionHeading id="services-title" lead={t('lead')} title={t('title')} />
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:mt-14 lg:grid-cols-6">
        {singleServices.map(({ id, icon, width }) => (
          <li
            className={`flex flex-col rounded-card border border-edge bg-ground p-6 lg:p-8 ${width}`}
            key={id}
          >
            <Icon className="size-8 text-action" name={icon} />
            <h3 className="mt-4 text-title">{t(`${id}.title`)}</h3>
            <p className="mt-2 text-text-soft">{t(`${id}.text`)}</p>
            {id === 'training' && (
              <a
                className="text-link mt-auto inline-flex min-h-11 items-center pt-3 font-semibold"
                href={hrefFor(locale, 'academy')}
              >
                {t('training.link')}
              </a>
            )}
          </li>
        ))}
        <PackageCard
          icons={singleServices.map(({ icon }) => icon)}
          text={t('package.text')}
          title={t('package.title')}
        />
      </ul>
    </Section>
  );
}
