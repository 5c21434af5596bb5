import '@/app/styles/legal.css';
import { PageFrame } from '@/components/layout/page-frame';
import { ImprintText } from '@/components/sections/legal/imprint';
import { LegalText } from '@/components/sections/legal/layout';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('imprint');

export default function ImprintPage() {
  return (
    <PageFrame page="imprint">
      <LegalText page="imprint">
        <ImprintText />
      </LegalText>
    </PageFrame>
  );
}
