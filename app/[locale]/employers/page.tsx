import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/layout/page-frame';
import { EmployersContact } from '@/components/sections/employers/contact';
import { EmployersCostModel } from '@/components/sections/employers/cost-model';
import { EmployersHero } from '@/components/sections/employers/hero';
import { EmployersProcess } from '@/components/sections/employers/process';
import { EmployersQuestions } from '@/components/sections/employers/questions';
import { EmployersServices } from '@/components/sections/employers/services';
import { EmployersStats } from '@/components/sections/employers/stats';
import { Partners } from '@/components/sections/partners';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('employers');

export default function EmployersPage() {
  const t = useTranslations('employers');
  return (
    <PageFrame page="employers">
      <EmployersHero />
      <EmployersProcess />
      <EmployersServices />
      <EmployersCostModel />
      <Partners id="partners" title={t('partners.title')} />
      <EmployersStats />
      <EmployersQuestions />
      <EmployersContact />
    </PageFrame>
  );
}
