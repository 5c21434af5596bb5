import { checkMessages } from '@/scripts/messages/check-messages';
import { checkTogether, lines, messageText } from '@/tests/unit/messages/message-files';

describe('checkMessages', () => {
  it('finds nothing in good texts', () => {
    const problems = checkTogether({
      de: { hero: { title: 'Guten Tag, <b>{name}</b>', days: '{n, plural, one {#} other {#}}' } },
      en: { hero: { title: 'Hello <b>{name}</b>', days: '{n, number}' } },
      vas: { hero: { title: 'Dobar dan <b>{name}</b>', days: '{n, number}' } },
    });
    expect(problems).toEqual([]);
  });

  it('runs every check, file by file', () => {
    const problems = checkTogether({
      de: {
        a: 'Das ist ein Satz',
        b: '{name}',
        c: 'Wort',
        d: 'Wort',
        e: 'Wort',
        meta: { title: 'Titel', description: 'Kurz' },
      },
      en: {
        a: 'Das ist ein Satz',
        b: '{nam',
        d: "it's",
        e: 'guaranteed',
        f: 'Orphan',
        meta: { title: 'Title', description: '' },
      },
    });
    expect(problems).toEqual([
      'messages/de/home.json: meta.description: 4 characters; expected 50 to 160 (text in search results)',
      'messages/en/home.json: b: not a valid ICU message (expect argument closing brace): "{nam"',
      'messages/en/home.json: d: straight apostrophe; write ’',
      'messages/en/home.json: e: says "guaranteed", which we never promise or call so; see messages/en/forbidden-terms.txt',
      'messages/en/home.json: meta.description: empty; write the text',
      'messages/en/home.json: c: missing; German has "Wort"; add it',
      'messages/en/home.json: f: not in messages/de/home.json; remove it or correct its spelling',
      'messages/en/home.json: a: the same as in German: "Das ist ein Satz"; translate it',
    ]);
  });

  it('says of a broken file only where it is broken', () => {
    const broken = messageText('en', '{"a": "x",}');
    const german = messageText('de', '{"a": "x", "b": "y"}');
    expect(lines(checkMessages([german, broken], new Map()))).toEqual([
      'messages/en/home.json: not valid JSON in line 1: property name expected',
    ]);
  });

  it('does not blame translations for a broken German file', () => {
    const german = messageText('de', '{');
    const english = messageText('en', '{"a": "x"}');
    expect(lines(checkMessages([german, english], new Map()))).toEqual([
      'messages/de/home.json: not valid JSON in line 1: close brace expected',
    ]);
  });
});
