import { DraftPage } from '@/components/sections/draft';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('imprint');

export default function ImprintPage() {
  return <DraftPage page="imprint" />;
}
