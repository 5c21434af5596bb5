import { useTranslations } from 'next-intl';
import { SectionHeading } from '@/components/sections/section-heading';
import { CheckList } from '@/components/ui/check-list';
import { Icon } from '@/components/ui/icon';
import { LineStretch } from '@/components/ui/line-stretch';
import { Section } from '@/components/ui/section';

/** Services: three stops on the route line, with three benefits each. */
export function HomeServices() {
  const t = useTranslations('home.services');
  const services = [
    {
      id: 'placement',
      icon: 'handshake',
      benefits: [
        t('placement.benefits.match'),
        t('placement.benefits.interview'),
        t('placement.benefits.fee'),
      ],
    },
    {
      id: 'papers',
      icon: 'document',
      benefits: [
        t('papers.benefits.recognition'),
        t('papers.benefits.translation'),
        t('papers.benefits.fasttrack'),
      ],
    },
    {
      id: 'preparation',
      icon: 'graduation',
      benefits: [
        t('preparation.benefits.language'),
        t('preparation.benefits.standards'),
        t('preparation.benefits.free'),
      ],
    },
  ] as const;
  return (
    <Section ground="paper" labelledBy="services-title">
      <SectionHeading id="services-title" isWide lead={t('lead')} title={t('title')} />
      <ul className="way-down mt-10 lg:mt-14">
        {services.map(({ id, icon, benefits }, index) => (
          <li className="grid gap-x-16 gap-y-5 lg:grid-cols-[calc(50%-3.5rem)_1fr]" key={id}>
            {index < services.length - 1 && <LineStretch shape="down" />}
            <div>
              <h3 className="flex items-center gap-3 text-title">
                <Icon className="size-7 text-action" name={icon} />
                {t(`${id}.title`)}
              </h3>
              <p className="mt-2 max-w-measure text-text-soft">{t(`${id}.text`)}</p>
            </div>
            <CheckList items={benefits} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
