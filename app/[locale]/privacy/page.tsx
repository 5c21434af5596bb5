import '@/app/styles/legal.css';
import { PageFrame } from '@/components/layout/page-frame';
import { PrivacyText } from '@/components/sections/legal/privacy';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('privacy');

export default function PrivacyPage() {
  return (
    <PageFrame page="privacy">
      <PrivacyText />
    </PageFrame>
  );
}
