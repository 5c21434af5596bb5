import { displayHost, phoneHref, viberHref, whatsappHref } from '@/lib/site/channels';

it('opens WhatsApp with a greeting of any characters', () => {
  const url = new URL(whatsappHref('+49 30 23125 200', 'Dobar dan, šta & kako?'));
  expect(url.origin + url.pathname).toBe('https://wa.me/493023125200');
  expect(url.searchParams.get('text')).toBe('Dobar dan, šta & kako?');
});

it('calls a number by telephone and Viber', () => {
  expect(phoneHref('+49 30 23125-200')).toBe('tel:+493023125200');
  expect(viberHref('+387 (61) 123 456')).toBe('viber://chat?number=%2B38761123456');
});

it('shows a host without www.', () => {
  expect(displayHost('https://www.handelsregister.de/')).toBe('handelsregister.de');
  expect(displayHost('https://belgrad.diplo.de/rs-sr')).toBe('belgrad.diplo.de');
});
