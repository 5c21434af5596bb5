import { DraftPage } from '@/components/sections/draft';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('nurses');

export default function NursesPage() {
  return <DraftPage page="nurses" />;
}
