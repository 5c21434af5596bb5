import '@/app/styles/long-way.css';
import '@/app/styles/page-menu.css';
import { PageFrame } from '@/components/layout/page-frame';
import { NursesCall } from '@/components/sections/nurses/call';
import { NursesCosts } from '@/components/sections/nurses/costs';
import { NursesFaq } from '@/components/sections/nurses/faq';
import { NursesHero } from '@/components/sections/nurses/hero';
import { NursesOpportunities } from '@/components/sections/nurses/opportunities';
import { NursesRecognise } from '@/components/sections/nurses/recognise';
import { NursesRequirements } from '@/components/sections/nurses/requirements';
import { NursesServices } from '@/components/sections/nurses/services';
import { NursesSteps } from '@/components/sections/nurses/steps';
import { NursesWhatsApp } from '@/components/sections/nurses/whatsapp';
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
      <NursesCall />
      <NursesFaq />
      <NursesWhatsApp />
      <NursesRecognise />
    </PageFrame>
  );
}
