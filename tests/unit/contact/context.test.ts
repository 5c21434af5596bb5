import { contextOf } from '@/lib/contact/send';

describe('contextOf', () => {
  it('names language, page and the campaign of the address, in plain letters', () => {
    const search = '?utm_source=Žižić%20%26%0D%0ABcc&utm_medium=mail&gclid=1&UTM_x=1&utm_=2';
    const context = contextOf('vas', { pathname: '/vas/kontakt', search });
    expect(context).toMatch(/^[\x21-\x7e]+$/);
    expect(Object.fromEntries(new URLSearchParams(context))).toEqual({
      locale: 'vas',
      page: '/vas/kontakt',
      utm_source: 'Žižić &\r\nBcc',
      utm_medium: 'mail',
    });
  });

  it('cuts what is too long for a header', () => {
    const search = `?utm_campaign=${'x'.repeat(5000)}`;
    expect(contextOf('de', { pathname: '/kontakt', search }).length).toBeLessThan(200);
  });
});
