import '@/app/styles/home.css';
import '@/app/styles/map.css';
import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/layout/page-frame';
import { HomeStage } from '@/components/sections/home/hero';
import { HomeClosing, HomeFaq, HomeReasons } from '@/components/sections/home/sections';
import { Partners, Stats } from '@/components/sections/shared';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('home');

export default function HomePage() {
  const t = useTranslations('home');
  return (
    <PageFrame page="home">
      <HomeStage />
      <HomeReasons />
      <Stats page="home" />
      <Partners title={t('partners.title')} />
      <HomeFaq />
      <HomeClosing />
    </PageFrame>
  );
}
