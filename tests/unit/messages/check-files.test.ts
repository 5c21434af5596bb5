import { lines } from '@/tests/unit/messages/message-files';
import { checkMessageFiles } from '@/tooling/messages/check-files';

const expected = { locales: ['de', 'en'], namespaces: ['common', 'home'] } as const;
const complete = ['de/common.json', 'de/home.json', 'en/common.json', 'en/home.json'];
const check = (paths: string[]) => lines(checkMessageFiles(paths, expected));

describe('checkMessageFiles', () => {
  it('finds nothing where every language has every file', () => {
    expect(check(complete)).toEqual([]);
  });

  it('does not mind other documents beside the texts', () => {
    expect(check([...complete, 'de/terms/employers.md', 'README.md'])).toEqual([]);
  });

  it.each<[what: string, paths: string[], line: string]>([
    [
      'a missing translation',
      complete.slice(0, 3),
      'messages/en/home.json: missing; translate messages/de/home.json',
    ],
    [
      'a missing German file',
      complete.filter((path) => path !== 'de/common.json'),
      'messages/de/common.json: missing; add the file with its texts',
    ],
    [
      'a missing language',
      complete.slice(0, 2),
      'messages/en: missing; lib/locales.ts has this language; add common.json, home.json',
    ],
    [
      'a file of no page',
      [...complete, 'en/about.json'],
      'messages/en/about.json: belongs to no page; remove it or rename it to one of common, home',
    ],
    [
      'a file in a folder too deep',
      [...complete, 'en/old/home.json'],
      'messages/en/old/home.json: belongs to no page; remove it or rename it to one of common, home',
    ],
    [
      'a folder of no language',
      [...complete, 'fr/home.json'],
      'messages/fr: no language "fr" in lib/locales.ts; remove the folder or add the language',
    ],
    [
      'a file of no language',
      [...complete, 'home.json'],
      'messages/home.json: belongs to no language; move it into a folder',
    ],
  ])('names %s', (_what, paths, line) => {
    expect(check(paths)).toEqual([line]);
  });
});
