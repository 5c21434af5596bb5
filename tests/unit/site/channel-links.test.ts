import { phoneHref, viberHref, whatsappHref } from '@/lib/site/channels';
import { hostOf } from '@/lib/site/host-of';

describe('links to the channels of the company', () => {
  const number = '+49 30 23125 200';

  it('calls the number as it is dialled from abroad', () => {
    expect(phoneHref(number)).toBe('tel:+493023125200');
  });

  it('opens WhatsApp with a greeting, whatever letters it has', () => {
    const url = new URL(whatsappHref(number, 'Dobar dan, šta & kako?'));
    expect(url.origin + url.pathname).toBe('https://wa.me/493023125200');
    expect(url.searchParams.get('text')).toBe('Dobar dan, šta & kako?');
  });

  it('opens Viber with the plus sign escaped', () => {
    expect(viberHref(number)).toBe('viber://chat?number=%2B493023125200');
  });
});

describe('hostOf', () => {
  it('names a host as people read it', () => {
    expect(hostOf('https://www.handelsregister.de/')).toBe('handelsregister.de');
    expect(hostOf('https://belgrad.diplo.de/rs-sr')).toBe('belgrad.diplo.de');
  });
});
