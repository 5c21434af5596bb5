import '@/app/styles/legal.css';
import { PageFrame } from '@/components/layout/page-frame';
import { ImprintText } from '@/components/sections/legal/imprint';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('imprint');

export default function ImprintPage() {
  return (
    <PageFrame page="imprint">
      <ImprintText />
    </PageFrame>
  );
}
