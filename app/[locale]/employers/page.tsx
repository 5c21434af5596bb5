import '@/app/styles/employers.css';
import '@/app/styles/timeline.css';
import { PageFrame } from '@/components/layout/page-frame';
import {
  EmployersContact,
  EmployersFaq,
  EmployersHero,
  EmployersProcess,
} from '@/components/sections/employers/sections';
import {
  EmployersCosts,
  EmployersServices,
} from '@/components/sections/employers/services-and-costs';
import { Partners, Stats } from '@/components/sections/shared';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('employers');

export default function EmployersPage() {
  return (
    <PageFrame page="employers">
      <EmployersHero />
      <EmployersProcess />
      <EmployersServices />
      <EmployersCosts />
      <Partners id="partners" page="employers" />
      <Stats page="employers" />
      <EmployersFaq />
      <EmployersContact />
    </PageFrame>
  );
}
