import '@/app/styles/academy.css';
import '@/app/styles/handwriting.css';
import { PageFrame } from '@/components/layout/page-frame';
import {
  AcademyApproach,
  AcademyCta,
  AcademyExpect,
  AcademyGoal,
  AcademyHero,
  AcademyWhy,
} from '@/components/sections/academy/sections';
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
