import { readFileSync } from 'node:fs';
import { differences } from '@/tooling/messages/pull/differences';
import { lineDifference } from '@/tooling/messages/pull/line-difference';
import { formatLike } from '@/tooling/messages/pull/order-like';
import { showLines, showTexts } from '@/tooling/messages/pull/show-changes';

describe('showTexts', () => {
  const show = (before: object, after: object) =>
    showTexts(new Map(Object.entries(before)), new Map(Object.entries(after)));

  it('names changed, new and removed texts, and no others', () => {
    expect(show({ a: 'Same', b: 'Old', c: 'Gone' }, { a: 'Same', b: 'New', d: 'Fresh' })).toEqual([
      '  b',
      '    - Old',
      '    + New',
      '  c (removed)',
      '    - Gone',
      '  d (new)',
      '    + Fresh',
    ]);
  });

  it('cuts a long text around its change', () => {
    const words = 'word '.repeat(40);
    const [, before, after] = show({ a: `${words}old${words}` }, { a: `${words}new${words}` });
    expect(before).toMatch(/^ {4}- …[word ]+ old[word ]+…$/);
    expect(after).toMatch(/^ {4}\+ …[word ]+ new[word ]+…$/);
    expect(before?.length).toBeLessThan(90);
  });
});

describe('lineDifference', () => {
  it.each([
    ['a\nb\nc', 'a\nc', [' a', '-b', ' c']],
    ['a\nc', 'a\nb\nc', [' a', '+b', ' c']],
    ['a\nb', 'a\nx', [' a', '-b', '+x']],
    ['', 'a', ['-', '+a']],
    ['a\nb\nc\nd', 'b\nx\nd\ne', ['-a', ' b', '-c', '+x', ' d', '+e']],
  ])('compares %j with %j', (before, after, lines) => {
    const found = lineDifference(before, after).map(({ mark, text }) => mark + text);
    expect(found).toEqual(lines);
  });

  it('is shown with the numbers of the lines', () => {
    expect(showLines('# A\n\nOld\n', '# A\n\nNew\n')).toEqual([
      '  line 3',
      '    - Old',
      '  line 3',
      '    + New',
    ]);
  });
});

describe('formatLike', () => {
  it('keeps the order of the keys that the project has', () => {
    const json = '{"new":"n","a":{"z":"1","y":"2"},"b":"3"}';
    const model = '{"b":"x","a":{"y":"x","z":"x"},"gone":"x"}';
    expect(formatLike(json, model)).toBe(
      '{\n  "b": "3",\n  "a": {\n    "y": "2",\n    "z": "1"\n  },\n  "new": "n"\n}\n',
    );
  });
});

describe('differences', () => {
  const read = (path: string) => readFileSync(`messages/${path}`, 'utf8');

  it('finds none where only the form differs', async () => {
    const texts = new Map([
      ['en/home.json', JSON.stringify(JSON.parse(read('en/home.json')))],
      ['de/terms-employers.md', read('de/terms-employers.md').replaceAll('\n', '\r\n')],
    ]);
    expect(await differences('messages', texts)).toEqual([]);
  });

  it('writes nothing else than what has changed', async () => {
    const before = read('en/notFound.json');
    const title = JSON.stringify(JSON.parse(before).title);
    const loaded = JSON.stringify({ ...JSON.parse(before), title: 'Lost' });
    const [change, ...others] = await differences(
      'messages',
      new Map([
        ['en/notFound.json', loaded],
        ['en/home.json', read('en/home.json')],
      ]),
    );
    expect(others).toEqual([]);
    expect(change).toEqual({
      file: 'messages/en/notFound.json',
      text: before.replace(`\n  "title": ${title}`, '\n  "title": "Lost"'),
      shown: ['  title', `    - ${JSON.parse(title)}`, '    + Lost'],
    });
  });
});
