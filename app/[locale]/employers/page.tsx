import '@/app/styles/employers.css';
import '@/app/styles/timeline.css';
import { useTranslations } from 'next-intl';
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
  const t = useTranslations('employers');
  return (
    <PageFrame page="employers">
      <EmployersHero />
      <EmployersProcess />
      <EmployersServices />
      <EmployersCosts />
      <Partners id="partners" title={t('partners.title')} />
      <Stats page="employers" />
      <EmployersFaq />
      <EmployersContact />
    </PageFrame>
  );
}
