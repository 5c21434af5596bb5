import { lines, messageText } from '@/tests/unit/messages/message-files';
import { findJsonError } from '@/tooling/messages/json-error';
import { readMessageFile } from '@/tooling/messages/read-file';

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
    ['{"a": 7}', 'a: expected a text or an object with texts, found a number'],
    ['{"a": {"b": null}}', 'a.b: expected a text or an object with texts, found null'],
    ['{"a": ["x"]}', 'a: expected a text or an object with texts, found a list'],
    ['{"a": true}', 'a: expected a text or an object with texts, found a boolean'],
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

  it('gives one line and no file for what is not JSON', () => {
    const result = read('{\n  "a": "x"\n  "b": "y"\n}');
    expect(result.file).toBeUndefined();
    expect(lines(result.problems)).toEqual([
      'messages/en/home.json: not valid JSON in line 3: expected a comma or a closing bracket',
    ]);
  });
});

describe('findJsonError', () => {
  it.each<[text: string, line: number, expected: string]>([
    ['', 1, 'a text in "…" or an object in {…}'],
    ['\uFEFF{}', 1, 'a text in "…" or an object in {…}'],
    ['{', 1, 'a closing }'],
    ['{\n"a": "x",\n}', 3, 'a key in "…"; the last entry has no comma after it'],
    ['{\n"a" "x"}', 2, 'a colon after the key'],
    ["{\n'a': 1}", 2, 'a text in "…" or an object in {…}'],
    ['{\n\n"a": tru}', 3, 'a text in "…" or an object in {…}'],
    ['{\n"a": "x\ny"}', 2, 'a closing " in the same line; a line break is written as \\n'],
    ['{"a": "x\ty"}', 1, 'no control characters; a tab is written as \\t'],
    ['{"a": "\\x"}', 1, 'a backslash written as \\\\'],
    ['{"a": [1,\n2}', 2, 'a comma or a closing bracket'],
    ['{"a": ["x"\n', 1, 'a closing ]'],
    ['{"a": [}', 1, 'a text in "…" or an object in {…}'],
    ['{"a": {"b": "c"}\n', 1, 'a closing }'],
    ['{"a": "x"}\n}', 2, 'nothing after the last bracket'],
    ['{\n"a": "x" // why\n}', 2, 'no comments'],
    ['{"a": 01}', 1, 'a comma or a closing bracket'],
  ])('%j', (text, line, expected) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(findJsonError(text)).toEqual({ line, expected });
  });

  it.each([
    '{}',
    ' [ ] ',
    '"x"',
    '-1.5e+3',
    '{"a": [1, {"b": null}, [], "\\u00e4\\"\\\\"], "c": {"d": false}}',
    '{\r\n\t"a": "ä 🏥"\r\n}\n',
  ])('finds nothing in %j', (text) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(findJsonError(text)).toBeUndefined();
  });
});
