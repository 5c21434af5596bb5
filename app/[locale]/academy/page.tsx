import { DraftPage } from '@/components/sections/draft';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('academy');

export default function AcademyPage() {
  return <DraftPage page="academy" />;
}
