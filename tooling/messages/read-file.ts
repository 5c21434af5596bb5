import type { Problem } from '@/lib/i18n/text-problem';
import { findJsonError } from '@/tooling/messages/json-error';
import type { MessageFile, MessageText } from '@/tooling/messages/message-file';

/** Parses a file, or reports the line of the syntax error. */
function parse({ file, text }: MessageText): { value: unknown } | { problem: Problem } {
  if (text.startsWith('\uFEFF')) {
    const message = 'starts with a byte order mark; save it as UTF-8 without';
    return { problem: { file, key: '', message } };
  }
  try {
    return { value: JSON.parse(text) };
  } catch {
    const error = findJsonError(text);
    const where = error ? ` in line ${error.line}: expected ${error.expected}` : '';
    return { problem: { file, key: '', message: `not valid JSON${where}` } };
  }
}

/** Entries of an object, or undefined for anything else. */
function entriesOf(value: unknown): [string, unknown][] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value);
}

/** The problem of an entry, if any. */
function mistakeIn(name: string, value: unknown): string | undefined {
  // next-intl interprets a dot as nesting and would not find this key.
  if (/^$|\./.test(name)) return 'a key must not be empty or hold a dot; use nested objects';
  if (typeof value === 'string') return undefined;
  const entries = entriesOf(value);
  if (entries?.length === 0) return 'an object without texts; fill it or remove it';
  if (entries) return undefined;
  const kind = Array.isArray(value) ? 'list' : typeof value;
  return `expected a text or an object with texts, found ${value === null ? 'null' : `a ${kind}`}`;
}

/**
 * Parses one message file: nested objects of texts, nothing else.
 *
 * @returns the valid messages and a problem for everything else; no file if it is not valid JSON,
 *   so that a missing comma is not reported as a hundred missing keys
 */
export function readMessageFile(source: MessageText): { file?: MessageFile; problems: Problem[] } {
  const { file, locale, namespace } = source;
  const parsed = parse(source);
  if ('problem' in parsed) return { problems: [parsed.problem] };
  const top = entriesOf(parsed.value);
  if (top === undefined) {
    return { problems: [{ file, key: '', message: 'expected an object with texts in {…}' }] };
  }

  const messages = new Map<string, string>();
  const problems: Problem[] = [];
  const visit = (entries: [string, unknown][], path: string): void => {
    for (const [name, value] of entries) {
      const key = path + name;
      const mistake = mistakeIn(name, value);
      if (mistake !== undefined) problems.push({ file, key, message: mistake });
      else if (typeof value === 'string') messages.set(key, value);
      else visit(entriesOf(value) ?? [], `${key}.`);
    }
  };
  visit(top, '');
  return { file: { file, locale, namespace, messages }, problems };
}
