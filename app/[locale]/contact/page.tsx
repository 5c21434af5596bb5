import { PageFrame } from '@/components/layout/page-frame';
import { ContactChannels } from '@/components/sections/contact/channels';
import {
  ContactFormSection,
  ContactHero,
  ContactRecognise,
} from '@/components/sections/contact/sections';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('contact');

export default function ContactPage() {
  return (
    <PageFrame page="contact">
      <ContactHero />
      <ContactFormSection />
      <ContactChannels />
      <ContactRecognise />
    </PageFrame>
  );
}
