import '@/app/styles/nurses.css';
import '@/app/styles/timeline.css';
import { PageFrame } from '@/components/layout/page-frame';
import { NursesCta, NursesFaq, NursesWhatsApp } from '@/components/sections/nurses/contact';
import { NursesCosts, NursesServices } from '@/components/sections/nurses/costs';
import { NursesHero, NursesOpportunities } from '@/components/sections/nurses/offer';
import {
  NursesProcess,
  NursesRequirements,
} from '@/components/sections/nurses/process-and-requirements';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('nurses');

export default function NursesPage() {
  return (
    <PageFrame page="nurses">
      <NursesHero />
      <NursesProcess />
      <NursesOpportunities />
      <NursesCosts />
      <NursesServices />
      <NursesRequirements />
      <NursesCta />
      <NursesFaq />
      <NursesWhatsApp />
    </PageFrame>
  );
}
