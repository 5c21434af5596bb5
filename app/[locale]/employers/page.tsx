import '@/app/styles/employers.css';
import '@/app/styles/page-menu.css';
import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/layout/page-frame';
import { EmployersCosts } from '@/components/sections/employers/costs';
import {
  EmployersContact,
  EmployersFaq,
  EmployersHero,
  EmployersProcess,
  EmployersServices,
  EmployersStats,
} from '@/components/sections/employers/sections';
import { PageMenu } from '@/components/sections/page-menu';
import { Partners } from '@/components/sections/shared';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('employers');

export default function EmployersPage() {
  const t = useTranslations('employers');
  return (
    <PageFrame menu={<PageMenu page="employers" />} page="employers">
      <EmployersHero />
      <EmployersProcess />
      <EmployersServices />
      <EmployersCosts />
      <Partners id="partners" title={t('partners.title')} />
      <EmployersStats />
      <EmployersFaq />
      <EmployersContact />
    </PageFrame>
  );
}
