import { checkMeta } from '@/lib/messages/check-meta';
import { lines, messageFile } from '@/tests/unit/messages/message-files';

const page = (namespace: string, title: string, description: string) =>
  messageFile('en', { 'meta.title': title, 'meta.description': description }, namespace);

const long = (length: number) => 'ö'.repeat(length);

describe('checkMeta', () => {
  it('takes titles and descriptions up to the limits', () => {
    expect(checkMeta([page('home', 'T', long(50)), page('terms', long(60), long(160))])).toEqual(
      [],
    );
    expect(checkMeta([messageFile('en', { 'hero.title': 'No meta here' }, 'common')])).toEqual([]);
  });

  it.each<[title: number, description: number, line: string]>([
    [61, 100, 'meta.title: 61 characters; expected at most 60'],
    [20, 49, 'meta.description: 49 characters; expected 50 to 160'],
    [20, 161, 'meta.description: 161 characters; expected 50 to 160'],
  ])('refuses %d and %d characters', (title, description, line) => {
    expect(lines(checkMeta([page('home', long(title), long(description))]))).toEqual([
      `messages/en/home.json: ${line}`,
    ]);
  });

  it('wants each of them once in a language', () => {
    const files = [page('home', 'Nurses', long(60)), page('nurses', 'nurses', long(60))];
    expect(lines(checkMeta(files))).toEqual([
      'messages/en/nurses.json: meta.title: the same as in messages/en/home.json; every page needs its own',
      'messages/en/nurses.json: meta.description: the same as in messages/en/home.json; every page needs its own',
    ]);
  });
});
