import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';
import type { Problem } from '@/lib/i18n/text-problem';
import type { Locale } from '@/lib/locales';

/** An unparsed message file. */
export type MessageSource = {
  file: string;
  locale: Locale;
  /** File name without extension: a page key, `common` or `notFound`. */
  namespace: string;
  text: string;
};

/** A parsed message file. */
export type MessageFile = Omit<MessageSource, 'text'> & {
  /** Dotted key → message. */
  messages: ReadonlyMap<string, string>;
};

/** Reports keys that an object has twice: `JSON.parse` takes the last one without a word. */
function findDuplicates(file: string, json: string): Problem[] {
  const known = new Set<string>();
  const problems: Problem[] = [];
  visit(json, {
    onObjectProperty: (name, _offset, _length, line, _character, getPath) => {
      const key = [...getPath(), name].join('.');
      const message = `the same key a second time, in line ${line + 1}; keep one of the two`;
      if (known.has(key)) problems.push({ file, key, message });
      known.add(key);
    },
  });
  return problems;
}

/** The first syntax error of a JSON text with its line number, which `JSON.parse` does not give. */
function syntaxError(json: string): string | undefined {
  if (json.startsWith('\uFEFF')) return 'starts with a byte order mark; save it as UTF-8 without';
  const errors: ParseError[] = [];
  const content = json.trimEnd();
  parse(content, errors, { disallowComments: true });
  const [first] = errors;
  if (first === undefined) return undefined;
  // The parser's names are constants: CommaExpected.
  const name = printParseErrorCode(first.error);
  // A missing comma is found at the next word, and belongs behind the last one.
  const before = content.slice(0, first.offset);
  const line = (name === 'CommaExpected' ? before.trimEnd() : before).split('\n').length;
  return `not valid JSON in line ${line}: ${name.replace(/\B[A-Z]/g, ' $&').toLowerCase()}`;
}

function objectEntries(value: unknown): [string, unknown][] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value);
}

function entryProblem(name: string, value: unknown): string | undefined {
  // next-intl interprets a dot as nesting and would not find this key.
  if (/^$|\./.test(name)) return 'a key must not be empty or contain a dot; use nested objects';
  if (typeof value === 'string') return undefined;
  const entries = objectEntries(value);
  if (entries === undefined) return 'expected a text or an object with texts';
  return entries.length === 0 ? 'an object without texts; fill it or remove it' : undefined;
}

/**
 * Parses one message file: nested objects of texts, nothing else.
 *
 * @returns the valid messages and a problem for everything else; no file if it is not valid JSON,
 *   so that a missing comma is not reported as a hundred missing keys
 */
export function parseMessageFile(source: MessageSource): {
  file?: MessageFile;
  problems: Problem[];
} {
  const { file, locale, namespace, text } = source;
  const error = syntaxError(text);
  if (error !== undefined) return { problems: [{ file, key: '', message: error }] };
  const top = objectEntries(JSON.parse(text));
  if (top === undefined) {
    return { problems: [{ file, key: '', message: 'expected an object with texts in {…}' }] };
  }

  const messages = new Map<string, string>();
  const problems = findDuplicates(file, text);
  const collect = (entries: [string, unknown][], path: string): void => {
    for (const [name, value] of entries) {
      const key = path + name;
      const message = entryProblem(name, value);
      if (message !== undefined) problems.push({ file, key, message });
      else if (typeof value === 'string') messages.set(key, value);
      else collect(objectEntries(value) ?? [], `${key}.`);
    }
  };
  collect(top, '');
  return { file: { file, locale, namespace, messages }, problems };
}

/**
 * The last parts of keys whose texts are the same in every language: German terms, which are shown
 * with `lang="de"` beside their explanation, and URLs.
 */
const keptInGerman = ['german', 'url'];

/** Whether the message of a key stays in German. Any other sentence must be translated. */
export function isKeptInGerman(key: string): boolean {
  return keptInGerman.includes(key.slice(key.lastIndexOf('.') + 1));
}
