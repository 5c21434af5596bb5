import { useTranslations } from 'next-intl';
import { Comparison } from '@/components/sections/employers/comparison';
import { Conditions } from '@/components/sections/employers/conditions';
import { Duties } from '@/components/sections/employers/duties';
import { Invoice } from '@/components/sections/employers/invoice';
import { SectionHeading } from '@/components/sections/section-heading';
import { Section } from '@/components/ui/section';

/** What it costs, how it compares with other ways, and what remains with the employer. */
export function EmployersCostModel() {
  const t = useTranslations('employers.costs');
  return (
    <Section ground="tint" id="kostenmodell" labelledBy="kostenmodell-title">
      <SectionHeading id="kostenmodell-title" lead={t('lead')} title={t('title')} />
      <div className="mt-10 grid gap-10 lg:mt-14 lg:grid-cols-[6fr_5fr] lg:gap-16">
        <Invoice />
        <Conditions />
      </div>
      <div className="mt-16 space-y-16 lg:mt-28 lg:space-y-28">
        <Comparison />
        <Duties />
      </div>
    </Section>
  );
}
