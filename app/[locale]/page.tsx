import '@/app/styles/home-hero.css';
import '@/app/styles/map.css';
import '@/app/styles/signpost.css';
import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/layout/page-frame';
import { FloatingChat } from '@/components/sections/chat';
import { HomeClosing } from '@/components/sections/home/closing';
import { HomeFaq } from '@/components/sections/home/faq';
import { HomeHero } from '@/components/sections/home/hero';
import { HomeReasons } from '@/components/sections/home/reasons';
import { HomeServices } from '@/components/sections/home/services';
import { HomeStats } from '@/components/sections/home/stats';
import { Partners } from '@/components/sections/partners';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('home');

export default function HomePage() {
  const t = useTranslations('home');
  return (
    <PageFrame page="home">
      <HomeHero />
      <HomeServices />
      <HomeReasons />
      <HomeStats />
      <Partners title={t('partners.title')} />
      <HomeFaq />
      <HomeClosing />
      <FloatingChat />
    </PageFrame>
  );
}
