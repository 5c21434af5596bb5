/** @jest-environment node */
import type { Locale } from '@/lib/locales';
import { lines, messageFile } from '@/tests/unit/messages/message-files';
import { checkAddress } from '@/tooling/messages/check-address';

const check = (namespace: string, key: string, text: string, locale: Locale = 'vas') =>
  lines(checkAddress(messageFile(locale, { [key]: text }, namespace)));

describe('checkAddress', () => {
  it.each([
    ['nurses', 'steps.lead', 'Kažemo vam šta nedostaje.', 'vam'],
    ['academy', 'cta.text', 'Neko odgovara na vaša pitanja.', 'vaša'],
    ['contact', 'channels.nurses.text', 'Pišite, tu smo za <b>vas</b>.', 'vas'],
  ])('wants a capital letter for one person: %s.%s', (namespace, key, text, found) => {
    expect(check(namespace, key, text)).toEqual([
      `messages/vas/${namespace}.json: ${key}: "${found}": one person is addressed with a capital letter`,
    ]);
  });

  it.each([
    ['employers', 'hero.note', 'Ako Vam treba neko do četvrtka', 'Vam'],
    ['contact', 'channels.employers.text', 'Mi Vam kažemo', 'Vam'],
    ['employers', 'costs.lead', 'ugovor između poslodavca, dakle Vašeg doma, i nas', 'Vašeg'],
  ])('wants a small letter for a company: %s.%s', (namespace, key, text, found) => {
    expect(check(namespace, key, text)).toEqual([
      `messages/vas/${namespace}.json: ${key}: "${found}": a company is addressed with a small letter`,
    ]);
  });

  it.each([
    ['nurses', 'a', 'Vi pitate, Vi odlučujete o svom i novom vidu.'],
    ['nurses', 'faq.items.cost.question', 'Od čega vi živite?'],
    ['nurses', 'whatsapp.greeting', 'Imam pitanje za vas.'],
    ['employers', 'a', 'Vi, od prvog dana. Vaša kadrovska služba. „Vi ste poslodavac.“'],
    ['home', 'hero.employers.text', 'Zaposleni su kod vas.'],
  ])('lets stand: %s.%s %s', (namespace, key, text) => {
    expect(check(namespace, key, text)).toEqual([]);
  });

  it('concerns BHS alone', () => {
    expect(check('nurses', 'a', 'vi vam vas', 'en')).toEqual([]);
  });
});
