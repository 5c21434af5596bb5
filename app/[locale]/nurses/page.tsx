import '@/app/styles/route-steps.css';
import '@/app/styles/page-menu.css';
import { PageFrame } from '@/components/layout/page-frame';
import {
  NursesCta,
  NursesFaq,
  NursesRecognise,
  NursesWhatsApp,
} from '@/components/sections/nurses/contact';
import { NursesCosts } from '@/components/sections/nurses/costs';
import {
  NursesHero,
  NursesOpportunities,
  NursesRequirements,
  NursesServices,
} from '@/components/sections/nurses/offer';
import { NursesSteps } from '@/components/sections/nurses/route';
import { PageMenu } from '@/components/sections/page-menu';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('nurses');

export default function NursesPage() {
  return (
    <PageFrame menu={<PageMenu page="nurses" />} page="nurses">
      <NursesHero />
      <NursesSteps />
      <NursesOpportunities />
      <NursesCosts />
      <NursesServices />
      <NursesRequirements />
      <NursesCta />
      <NursesFaq />
      <NursesWhatsApp />
      <NursesRecognise />
    </PageFrame>
  );
}
