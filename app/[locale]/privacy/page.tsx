import { DraftPage } from '@/components/sections/draft';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('privacy');

export default function PrivacyPage() {
  return <DraftPage page="privacy" />;
}
