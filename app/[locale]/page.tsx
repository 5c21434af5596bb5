import '@/app/styles/home.css';
import '@/app/styles/map.css';
import { PageFrame } from '@/components/layout/page-frame';
import { HomeStage } from '@/components/sections/home/hero';
import { HomeClosing, HomeFaq, HomeReasons } from '@/components/sections/home/sections';
import { Partners, Stats } from '@/components/sections/shared';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('home');

export default function HomePage() {
  return (
    <PageFrame page="home">
      <HomeStage />
      <HomeReasons />
      <Stats page="home" />
      <Partners page="home" />
      <HomeFaq />
      <HomeClosing />
    </PageFrame>
  );
}
