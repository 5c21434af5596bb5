import { useTranslations } from 'next-intl';
import { Comparison } from '@/components/sections/employers/comparison';
import { Conditions } from '@/components/sections/employers/conditions';
import { Duties } from '@/components/sections/employers/duties';
import { Invoice } from '@/components/sections/employers/invoice';
import { SectionHeading } from '@/components/sections/section-heading';

/** Costs, the comparison, and the employer's own costs. */
export function EmployersCosts() {
  const t = useTranslations('employers.costs');
  return (
    <section aria-labelledby="kostenmodell-title" id="kostenmodell">
      <div className="bg-tint">
        <div className="content py-10 lg:py-18">
          <SectionHeading id="kostenmodell-title" title={t('title')} />
          <div className="mt-6 grid gap-8 lg:mt-10 lg:grid-cols-[6fr_5fr] lg:gap-16">
            <Invoice />
            <Conditions />
          </div>
        </div>
      </div>
      <div className="bg-ground">
        <div className="content py-10 lg:py-18">
          <Comparison />
        </div>
      </div>
      <div className="bg-tint">
        <div className="content py-10 lg:py-18">
          <Duties />
        </div>
      </div>
    </section>
  );
}
