import { lines, messageFile } from '@/tests/unit/messages/message-files';
import { checkMeta } from '@/tooling/messages/check-meta';

const page = (namespace: string, title: string) =>
  messageFile('en', { 'meta.title': title, 'meta.description': description }, namespace);

const description = 'ö'.repeat(60);

describe('checkMeta', () => {
  it('wants each of them once in a language', () => {
    const files = [page('home', 'Nurses'), page('nurses', 'nurses')];
    expect(lines(checkMeta(files))).toEqual([
      'messages/en/nurses.json: meta.title: the same as in messages/en/home.json; every page needs its own',
      'messages/en/nurses.json: meta.description: the same as in messages/en/home.json; every page needs its own',
    ]);
  });
});
