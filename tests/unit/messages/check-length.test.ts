import { readFileSync } from 'node:fs';
import { namespaces } from '@/lib/i18n/namespaces';
import { locales } from '@/lib/locales';
import { lines, messageFile, messageText } from '@/tests/unit/messages/message-files';
import { checkLength } from '@/tooling/messages/check-length';
import { readMessageFile } from '@/tooling/messages/read-file';

const long = (length: number) => 'ö'.repeat(length);
const check = (key: string, text: string, namespace = 'home') =>
  lines(checkLength(messageFile('en', { [key]: text }, namespace)));

describe('checkLength', () => {
  it.each([
    ['meta.title', 1],
    ['meta.title', 60],
    ['meta.description', 50],
    ['meta.description', 160],
    ['hero.contact', 32],
    ['hero.lead', 500],
  ])('takes %s of %d characters', (key, length) => {
    expect(check(key, long(length))).toEqual([]);
  });

  it.each([
    ['meta.title', 61, 'expected at most 60 (title in search results)'],
    ['meta.description', 49, 'expected 50 to 160 (text in search results)'],
    ['meta.description', 161, 'expected 50 to 160 (text in search results)'],
    ['hero.contact', 33, 'expected at most 32 (button)'],
    ['hero.map.towns.berlin', 13, 'expected at most 12 (name on the map)'],
  ])('refuses %s of %d characters', (key, length, words) => {
    const line = `messages/en/home.json: ${key}: ${length} characters; ${words}`;
    expect(check(key, long(length))).toEqual([line]);
  });

  it('counts what readers see, in every form of a plural', () => {
    const tagged = `<b>${long(20)}</b>`;
    const forms = `{count, plural, one {one} other {${long(21)}}}`;
    expect(check('nav.groups.nurses', tagged, 'common')).toEqual([]);
    expect(check('nav.groups.nurses', forms, 'common')).toEqual([
      'messages/en/common.json: nav.groups.nurses: 21 characters; expected at most 20 (menu in the header)',
    ]);
  });

  it.each(locales)('finds every text of the site in its place: %s', (locale) => {
    const files = namespaces.flatMap((namespace) => {
      const text = readFileSync(`messages/${locale}/${namespace}.json`, 'utf8');
      return readMessageFile(messageText(locale, text, namespace)).file ?? [];
    });
    expect(files).toHaveLength(namespaces.length);
    expect(lines(files.flatMap(checkLength))).toEqual([]);
  });
});
