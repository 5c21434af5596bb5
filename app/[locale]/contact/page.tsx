import { PageFrame } from '@/components/layout/page-frame';
import { ContactChannels } from '@/components/sections/contact/channels';
import { ContactHero } from '@/components/sections/contact/hero';
import { ContactMessage } from '@/components/sections/contact/message';
import { ContactRecognition } from '@/components/sections/contact/recognise-us';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('contact');

export default function ContactPage() {
  return (
    <PageFrame page="contact">
      <ContactHero />
      <ContactMessage />
      <ContactChannels />
      <ContactRecognition />
    </PageFrame>
  );
}
