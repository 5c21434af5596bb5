import { useTranslations } from 'next-intl';
import { SectionHeading } from '@/components/sections/section-heading';
import { CheckList } from '@/components/ui/check-list';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';

/** What the company takes on: three cards across the page, three benefits each. */
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
      <SectionHeading id="services-title" lead={t('lead')} title={t('title')} />
      <ul className="mt-10 lg:mt-14">
        {services.map(({ id, icon, benefits }) => (
          <li
            className="grid gap-x-12 gap-y-5 border-edge border-t py-8 last:border-b lg:grid-cols-[auto_1fr_1fr] lg:py-10"
            key={id}
          >
            <span className="flex size-14 items-center justify-center rounded-full bg-tint text-action">
              <Icon className="size-7" name={icon} />
            </span>
            <div>
              <h3 className="text-title">{t(`${id}.title`)}</h3>
              <p className="mt-2 max-w-measure text-text-soft">{t(`${id}.text`)}</p>
            </div>
            <CheckList items={benefits} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
