import type { ContactFormProps } from '@/components/islands/contact/contact-form';
import { minLengths } from '@/lib/contact/schema';

/** Short words, each of which stands in one place only. */
export const texts: ContactFormProps['texts'] = {
  required: '* required',
  labels: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    company: 'Company',
    message: 'Message',
    request_callback: 'Call me',
  },
  messageHint: 'at least 10',
  website: 'Leave empty',
  health: 'No health data',
  purpose: 'Purpose',
  privacy: 'Privacy',
  submit: 'Send',
  sending: 'Is being sent',
  errors: {
    word: 'Error',
    title: 'Please check',
    fields: {
      name: { tooShort: 'Name too short' },
      email: { notAnAddress: 'No address' },
      message: { tooShort: 'Message too short' },
    },
    any: { unreadable: 'unreadable', type: 'odd' },
    readable: 'Pasted text',
  },
  thanks: {
    title: 'Sent!',
    text: 'We answer.',
    urgent: 'Urgent?',
    toast: 'Thank you.',
    reference: 'Number:',
  },
  failure: {
    title: 'Not sent',
    text: 'Later or by phone.',
    back: 'Go back.',
    offline: 'No connection.',
    notSent: 'It did not arrive.',
    unsure: 'Did it arrive?',
    again: 'Send it again.',
    kept: 'It is still here.',
    ways: 'Other ways:',
    unknown: 'Unknown',
    refusals: {
      malformed: 'malformed!',
      forbidden: 'forbidden!',
      method: 'method!',
      tooLarge: 'tooLarge!',
      contentType: 'contentType!',
      invalid: 'invalid!',
      tooMany: 'tooMany, {minutes} min!',
      unavailable: 'unavailable!',
    },
  },
};

/** What the page gives the form. */
export const props: ContactFormProps = {
  id: 'form',
  action: '/functions/v1/send-contact-email',
  locale: 'en',
  privacyHref: '/en/privacy',
  minLengths,
  channels: [{ text: '+49 1', href: 'tel:+491' }],
  texts,
};
