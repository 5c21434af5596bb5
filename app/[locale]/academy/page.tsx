import '@/app/styles/academy.css';
import '@/app/styles/handover.css';
import '@/app/styles/road.css';
import { PageFrame } from '@/components/layout/page-frame';
import { AcademyApproach } from '@/components/sections/academy/approach';
import { AcademyCta } from '@/components/sections/academy/cta';
import { AcademyExpect } from '@/components/sections/academy/expect';
import { AcademyGoal } from '@/components/sections/academy/goal';
import { AcademyHero } from '@/components/sections/academy/hero';
import { AcademyWhy } from '@/components/sections/academy/why';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('academy');

export default function AcademyPage() {
  return (
    <PageFrame page="academy">
      <AcademyHero />
      <AcademyWhy />
      <AcademyApproach />
      <AcademyExpect />
      <AcademyGoal />
      <AcademyCta />
    </PageFrame>
  );
}
