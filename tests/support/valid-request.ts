import type { ContactRequest } from '@/supabase/functions/_shared/contact-request';

/** A request that every rule accepts, with the letters of all languages. */
export const validRequest: ContactRequest = {
  name: 'Đurđa Žižić-Müller',
  email: 'durda@example.org',
  phone: '+387 33 123456',
  company: 'Klinikum Straße & Söhne',
  message: 'Dobar dan,\nimam pitanje o priznavanju.',
  request_callback: true,
};
