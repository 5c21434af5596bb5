import { PageFrame } from '@/components/layout/page-frame';
import { AcademyApproach } from '@/components/sections/academy/approach';
import { AcademyClosing } from '@/components/sections/academy/closing';
import { AcademyExpectations } from '@/components/sections/academy/expectations';
import { AcademyGoal } from '@/components/sections/academy/goal';
import { AcademyHero } from '@/components/sections/academy/hero';
import { AcademyReason } from '@/components/sections/academy/reason';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('academy');

export default function AcademyPage() {
  return (
    <PageFrame page="academy">
      <AcademyHero />
      <AcademyReason />
      <AcademyApproach />
      <AcademyExpectations />
      <AcademyGoal />
      <AcademyClosing />
    </PageFrame>
  );
}
