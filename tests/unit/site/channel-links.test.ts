/** @jest-environment node */
import { whatsappHref } from '@/lib/site/channels';
import { displayHost } from '@/lib/site/display-host';

it('opens WhatsApp with a greeting of any characters', () => {
  const url = new URL(whatsappHref('+49 30 23125 200', 'Dobar dan, šta & kako?'));
  expect(url.origin + url.pathname).toBe('https://wa.me/493023125200');
  expect(url.searchParams.get('text')).toBe('Dobar dan, šta & kako?');
});

it('shows a host without www.', () => {
  expect(displayHost('https://www.handelsregister.de/')).toBe('handelsregister.de');
  expect(displayHost('https://belgrad.diplo.de/rs-sr')).toBe('belgrad.diplo.de');
});
