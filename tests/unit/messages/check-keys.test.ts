import { lines, messageFile } from '@/tests/unit/messages/message-files';
import { checkEmpty, checkKeys } from '@/tooling/messages/check-keys';

const german = messageFile('de', { 'hero.title': 'Guten Tag', 'hero.text': 'Willkommen' });

describe('checkKeys', () => {
  it('finds nothing where the keys are the same, in any order', () => {
    const english = messageFile('en', { 'hero.text': 'Welcome', 'hero.title': 'Hello' });
    expect(checkKeys(english, german)).toEqual([]);
  });

  it('names a missing key with the German text', () => {
    const english = messageFile('en', { 'hero.text': 'Welcome' });
    expect(lines(checkKeys(english, german))).toEqual([
      'messages/en/home.json: hero.title: missing; German has "Guten Tag"; add it',
    ]);
  });

  it('cuts a long German text', () => {
    const long = messageFile('de', { a: `${'Wort '.repeat(9)}\n${'Ende'.repeat(9)}` });
    expect(lines(checkKeys(messageFile('vas', {}), long))).toEqual([
      `messages/vas/home.json: a: missing; German has "${'Wort '.repeat(9)}EndeEndeEnde…"; add it`,
    ]);
  });

  it('names an orphaned key', () => {
    const english = messageFile('en', {
      'hero.title': 'Hello',
      'hero.text': 'Welcome',
      'hero.titel': 'Hello',
    });
    expect(lines(checkKeys(english, german))).toEqual([
      'messages/en/home.json: hero.titel: not in messages/de/home.json; remove it or correct its spelling',
    ]);
  });
});

describe('checkEmpty', () => {
  it.each(['', ' ', '\n\t', '\u00A0'])('refuses %j', (text) => {
    expect(lines(checkEmpty(messageFile('de', { a: text, b: 'x' })))).toEqual([
      'messages/de/home.json: a: empty; write the text',
    ]);
  });
});
