import { ImprintText } from '@/components/sections/legal/imprint/text';
import { LegalPage } from '@/components/sections/legal/page';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('imprint');

export default function ImprintPage() {
  return (
    <LegalPage page="imprint">
      <ImprintText />
    </LegalPage>
  );
}
