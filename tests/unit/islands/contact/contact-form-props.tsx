import { NextIntlClientProvider } from 'next-intl';
import type { ContactFormProps } from '@/components/islands/contact/contact-form';
import { ContactFormSection } from '@/components/sections/contact/form';
import { readMessages } from '@/lib/i18n/read-messages';
import { renderOnServer } from '@/tests/unit/sections/render-on-server';

/** The form's props on the English page. */
export async function contactFormProps(): Promise<ContactFormProps> {
  const page = await renderOnServer(
    <NextIntlClientProvider locale="en" messages={await readMessages('en')}>
      <ContactFormSection />
    </NextIntlClientProvider>,
  );
  const island = page.querySelector('[data-island="contact-form"]');
  return JSON.parse(island?.getAttribute('data-props') ?? '');
}
