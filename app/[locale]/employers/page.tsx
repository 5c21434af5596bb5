import '@/app/styles/comparison.css';
import '@/app/styles/employers.css';
import '@/app/styles/page-menu.css';
import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/layout/page-frame';
import { EmployersContact } from '@/components/sections/employers/contact';
import { EmployersCosts } from '@/components/sections/employers/costs';
import { EmployersFaq } from '@/components/sections/employers/faq';
import { EmployersHero } from '@/components/sections/employers/hero';
import { EmployersProcess } from '@/components/sections/employers/process';
import { EmployersServices } from '@/components/sections/employers/services';
import { EmployersStats } from '@/components/sections/employers/stats';
import { PageMenu } from '@/components/sections/page-menu';
import { Partners } from '@/components/sections/partners';
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
