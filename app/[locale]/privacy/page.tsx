import { LegalPage } from '@/components/sections/legal/page';
import { PrivacyText } from '@/components/sections/legal/privacy/text';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('privacy');

export default function PrivacyPage() {
  return (
    <LegalPage page="privacy">
      <PrivacyText />
    </LegalPage>
  );
}
