import { DraftPage } from '@/components/sections/draft';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('employers');

export default function EmployersPage() {
  return <DraftPage page="employers" />;
}
