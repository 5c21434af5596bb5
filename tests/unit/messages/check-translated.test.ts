import { lines, messageFile } from '@/tests/unit/messages/message-files';
import { checkTranslated } from '@/tooling/messages/check-translated';

const check = (key: string, german: string, english: string) =>
  lines(
    checkTranslated(messageFile('en', { [key]: english }), messageFile('de', { [key]: german })),
  );

describe('checkTranslated', () => {
  it.each<[what: string, text: string]>([
    ['a word', 'Academy'],
    ['two words', 'Online Academy'],
    ['a row of values', '{street}, {postalCode} {city}, {country}'],
    ['numbers', '+49 30 23125 100, 24/7, 100 %'],
    ['a web address', 'https://www.make-it-in-germany.com/de/visum'],
    ['a mail address', 'hallo@pflegebruecke.example.org'],
  ])('lets %s be the same in two languages', (_what, text) => {
    expect(check('a', text, text)).toEqual([]);
  });

  it.each([
    'Wir sind da',
    'Sprechen Sie <b>mit</b> uns',
    'Anerkennungsverfahren',
    'Wir sind {name} da',
  ])('does not take %j for a translation', (text) => {
    expect(check('a', text, `${text} `)).toEqual([
      `messages/en/home.json: a: the same as in German: "${text} "; translate it`,
    ]);
  });

  it('takes a translation', () => {
    expect(check('a', 'Wir sind für Sie da', 'We are here for you')).toEqual([]);
  });

  it('keeps the terms of German authorities', () => {
    const term = 'Antrag auf Anerkennung der Berufsqualifikation';
    expect(check('glossary.request.german', term, term)).toEqual([]);
    expect(check('glossary.request.german', term, 'Request')).toEqual([
      `messages/en/home.json: glossary.request.german: differs from German; write "${term}"`,
    ]);
  });
});
