import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { printParseErrorCode, visit } from 'jsonc-parser';
import { z } from 'zod';
import { type Problem, quoted } from '@/lib/i18n/text-problem';
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

/** Errors in plain words. */
const syntaxErrors: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma is missing at its end',
  PropertyNameExpected: 'a comma too many at its end',
  InvalidSymbol: 'words outside quotation marks; in a text write „…“, in English “…”',
  Merge:
    'two people changed this text; keep one version, and delete the lines with <<<, === and >>>',
};

/** Describes a syntax error with its line number, which `JSON.parse` does not give. */
function describeSyntaxError(json: string, code: string, offset: number): string {
  const name = json.startsWith('<<<<<<<', offset) ? 'Merge' : code;
  const words = syntaxErrors[name] ?? code.replace(/\B[A-Z]/g, ' $&').toLowerCase();
  // A wrong comma is found at the next word, and belongs behind the last one.
  const before = json.slice(0, offset);
  const line = (words.includes('comma') ? before.trimEnd() : before).split('\n').length;
  return `not valid JSON in line ${line}: ${words}`;
}

/** next-intl interprets a dot as nesting and would not find such a key. */
const isInvalidName = (name: string | number) => /^$|\./.test(String(name));

/**
 * Parses one message file: nested objects of texts, nothing else.
 *
 * @returns the valid messages and a problem for everything else; no file if it is not valid JSON,
 *   so that a missing comma is not reported as a hundred missing keys
 */
export function parseMessageFile({ text, ...source }: MessageSource): {
  file?: MessageFile;
  problems: Problem[];
} {
  const messages = new Map<string, string>();
  const keys = new Set<string>();
  const objects: string[] = [];
  const problems: Problem[] = [];
  const syntaxErrors: string[] = [];
  const report = (key: string, message: string) =>
    problems.push({ file: source.file, key, message });
  const reportValue = (key: string) =>
    key === ''
      ? syntaxErrors.push('expected an object with texts in {…}')
      : report(key, 'expected a text or an object with texts');
  if (text.startsWith('\uFEFF')) {
    syntaxErrors.push('starts with a byte order mark; save it as UTF-8 without');
  }
  const json = text.trimEnd();
  visit(
    json,
    {
      onError: (error, offset) =>
        syntaxErrors.push(describeSyntaxError(json, printParseErrorCode(error), offset)),
      onObjectBegin: (_offset, _length, _line, _character, getPath) =>
        void objects.push(getPath().join('.')),
      onObjectProperty: (name, _offset, _length, line, _character, getPath) => {
        const key = [...getPath(), name].join('.');
        if (isInvalidName(name)) {
          report(key, 'a key must not be empty or contain a dot; use nested objects');
        }
        // `JSON.parse` keeps the last of two equal keys, without an error.
        if (keys.has(key)) {
          const fix = 'keep one; if both are wanted, rename one in every language';
          report(key, `the same key a second time, in line ${line + 1}; ${fix}`);
        }
        keys.add(key);
      },
      onArrayBegin: (_offset, _length, _line, _character, getPath) => {
        reportValue(getPath().join('.'));
        return false;
      },
      onLiteralValue: (value, _offset, _length, _line, _character, getPath) => {
        const path = getPath();
        if (typeof value !== 'string' || path.length === 0) reportValue(path.join('.'));
        else if (!path.some(isInvalidName)) messages.set(path.join('.'), value);
      },
    },
    { disallowComments: true },
  );
  const [error] = syntaxErrors;
  if (error !== undefined) return { problems: [{ file: source.file, key: '', message: error }] };
  for (const key of objects.filter((one) => one !== '')) {
    const isEmpty = ![...keys].some((other) => other.startsWith(`${key}.`));
    if (isEmpty) report(key, 'an object without texts; fill it or remove it');
  }
  return { file: { ...source, messages }, problems };
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

/** Placeholder for an argument's value, which separates the words on both sides. */
const valueCharacter = '\u{FFFC}';

/** A parsed ICU message. */
export type IcuMessage = {
  /** Values that the page passes: `{count}`, `<b>`; the same in every language. */
  parameters: ReadonlySet<string>;
  /** Possible texts: one per branch of a plural or select, without markup. */
  variants: readonly string[];
  plurals: readonly PluralElement[];
  /** The values that each select knows: `size: big, other, small`. */
  selects: readonly string[];
};

function flatten(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return [element, ...flatten(element.children)];
    if (isPluralElement(element) || isSelectElement(element)) {
      const branches = Object.values(element.options);
      return [element, ...branches.flatMap((branch) => flatten(branch.value))];
    }
    return [element];
  });
}

/** The name of a value that the page passes; undefined for text. */
function parameterName(element: MessageFormatElement): string | undefined {
  if (isLiteralElement(element) || isPoundElement(element)) return undefined;
  return isTagElement(element) ? `<${element.value}>` : `{${element.value}}`;
}

function expandVariants(elements: readonly MessageFormatElement[]): string[] {
  let variants = [''];
  for (const element of elements) {
    let parts = [valueCharacter];
    if (isLiteralElement(element)) parts = [element.value];
    if (isTagElement(element)) parts = expandVariants(element.children);
    if (isPluralElement(element) || isSelectElement(element)) {
      parts = Object.values(element.options).flatMap((branch) => expandVariants(branch.value));
    }
    variants = variants.flatMap((start) => parts.map((part) => start + part));
  }
  return variants;
}

/** Parser errors in plain words. */
const icuErrors = [
  [/TAG/, 'a tag without its other half, as in <b>…</b>'],
  [/BRACE|MALFORMED_ARGUMENT|ARGUMENT_TYPE/, 'a { without its }, as in {name}'],
] as const;

const located = z.object({ location: z.object({ start: z.object({ offset: z.number() }) }) });

/** The error, with the text from the brace or tag that it is about. */
function describeError(error: unknown, text: string): string {
  const name = error instanceof Error ? error.message : String(error);
  const [, words] = icuErrors.find(([pattern]) => pattern.test(name)) ?? [];
  const offset = located.safeParse(error).data?.location.start.offset;
  const start = Math.max(0, text.lastIndexOf('{', offset), text.lastIndexOf('<', offset));
  return `${words ?? name.toLowerCase().replaceAll('_', ' ')}: ${quoted(text.slice(start))}`;
}

/**
 * Parses a message.
 *
 * @returns the parsed message, or a description of the syntax error
 */
export function parseIcu(text: string): IcuMessage | { error: string } {
  let elements: MessageFormatElement[];
  try {
    elements = parse(text, { captureLocation: false });
  } catch (error) {
    return { error: describeError(error, text) };
  }
  const all = flatten(elements);
  return {
    parameters: new Set(all.flatMap((element) => parameterName(element) ?? [])),
    variants: expandVariants(elements),
    plurals: all.filter(isPluralElement),
    selects: all
      .filter(isSelectElement)
      .map(({ value, options }) => `${value}: ${Object.keys(options).sort().join(', ')}`),
  };
}
