import { DraftPage } from '@/components/sections/draft';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('terms');

export default function TermsPage() {
  return <DraftPage page="terms" />;
}
