import { readMessageFile } from '@/scripts/messages/message-file';
import { lines, messageText } from '@/tests/unit/messages/message-files';

const read = (text: string) => readMessageFile(messageText('en', text));

describe('readMessageFile', () => {
  it('gives every text by its key', () => {
    const { file, problems } = read(
      '{"hero": {"title": "Hello", "steps": {"1": "One"}}, "end": ""}',
    );
    expect(problems).toEqual([]);
    expect(Object.fromEntries(file?.messages ?? [])).toEqual({
      'hero.title': 'Hello',
      'hero.steps.1': 'One',
      end: '',
    });
    expect(file).toMatchObject({
      file: 'messages/en/home.json',
      locale: 'en',
      namespace: 'home',
    });
  });

  it.each<[json: string, line: string]>([
    ['{"a": {"b": null}}', 'a.b: expected a text or an object with texts'],
    ['{"a": ["x"]}', 'a: expected a text or an object with texts'],
    ['{"a": {}}', 'a: an object without texts; fill it or remove it'],
    ['{"a": {"b.c": "x"}}', 'a.b.c: a key must not be empty or hold a dot; use nested objects'],
    ['{"": "x"}', 'a key must not be empty or hold a dot; use nested objects'],
    ['["x"]', 'expected an object with texts in {…}'],
    ['"x"', 'expected an object with texts in {…}'],
  ])('refuses %s', (json, line) => {
    expect(lines(read(json).problems)).toEqual([`messages/en/home.json: ${line}`]);
  });

  it('keeps the good texts beside a bad one', () => {
    expect([...(read('{"a": 1, "b": "x"}').file?.messages ?? [])]).toEqual([['b', 'x']]);
  });

  it.each([
    ['', 1, 'value expected'],
    ['{\n  "a": "x"\n  "b": "y"\n}', 3, 'comma expected'],
    ['{\n"a": "x",\n}', 3, 'property name expected'],
    ['{\n"a": "x\ny"}', 2, 'unexpected end of string'],
    ['{"a": "x"', 1, 'close brace expected'],
    ['{\n"a": "x" // why\n}', 2, 'invalid comment token'],
  ])('names the line of what is not JSON, and gives no file: %j', (text, line, expected) => {
    const { file, problems } = read(text);
    expect(file).toBeUndefined();
    expect(problems).toEqual([
      {
        file: 'messages/en/home.json',
        key: '',
        message: `not valid JSON in line ${line}: ${expected}`,
      },
    ]);
  });
});
