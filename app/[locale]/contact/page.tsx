import { DraftPage } from '@/components/sections/draft';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('contact');

export default function ContactPage() {
  return <DraftPage page="contact" />;
}
