import { displayHost, whatsappHref } from '@/lib/site/channels';

it('opens WhatsApp with a greeting of any characters', () => {
  const url = new URL(whatsappHref('+49 30 23125 200', 'Dobar dan, šta & kako?'));
  expect(url.searchParams.get('text')).toBe('Dobar dan, šta & kako?');
});

it('shows a host without www.', () => {
  expect(displayHost('https://www.handelsregister.de/')).toBe('handelsregister.de');
});
