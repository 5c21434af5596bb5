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
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
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
const isInvalidName = (name: string) => name === '' || name.includes('.');

/** The error that makes the whole file invalid, if any. */
function findSyntaxError(text: string, root: Node | undefined, [error]: readonly ParseError[]) {
  if (text.startsWith('\uFEFF')) return 'starts with a byte order mark; save it as UTF-8 without';
  if (error) return describeSyntaxError(text, printParseErrorCode(error.error), error.offset);
  return root?.type === 'object' ? undefined : 'expected an object with texts in {…}';
}

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
  const errors: ParseError[] = [];
  const json = text.trimEnd();
  const root = parseTree(json, errors, { disallowComments: true });
  const { file } = source;
  const error = findSyntaxError(json, root, errors);
  if (error !== undefined) return { problems: [{ file, key: '', message: error }] };

  const messages = new Map<string, string>();
  const problems: Problem[] = [];
  const report = (path: readonly string[], message: string) =>
    problems.push({ file, key: path.join('.'), message });
  const readValue = (node: Node, path: readonly string[]): void => {
    if (node.type === 'object') readObject(node, path);
    else if (node.type !== 'string') report(path, 'expected a text or an object with texts');
    else if (!path.some(isInvalidName)) messages.set(path.join('.'), node.value);
  };
  const readObject = ({ children = [] }: Node, outer: readonly string[]): void => {
    if (children.length === 0) report(outer, 'an object without texts; fill it or remove it');
    const names = new Set<string>();
    for (const { offset, children: [property, value] = [] } of children) {
      const name = String(property?.value);
      const path = [...outer, name];
      if (isInvalidName(name)) {
        report(path, 'a key must not be empty or contain a dot; use nested objects');
      }
      // `JSON.parse` keeps the last of two equal keys, without an error.
      if (names.has(name)) {
        const line = json.slice(0, offset).split('\n').length;
        const fix = 'keep one; if both are wanted, rename one in every language';
        report(path, `the same key a second time, in line ${line}; ${fix}`);
      }
      names.add(name);
      if (value) readValue(value, path);
    }
  };
  if (root) readObject(root, []);
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
  /** The syntax error, in words. */
  error?: string;
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

/** Parses a message. With a syntax error, its whole text is the only variant. */
export function parseIcu(text: string): IcuMessage {
  try {
    const elements = parse(text, { captureLocation: false });
    const all = flatten(elements);
    return {
      parameters: new Set(all.flatMap((element) => parameterName(element) ?? [])),
      variants: expandVariants(elements),
      plurals: all.filter(isPluralElement),
      selects: all
        .filter(isSelectElement)
        .map(({ value, options }) => `${value}: ${Object.keys(options).sort().join(', ')}`),
    };
  } catch (error) {
    const nothing = { parameters: new Set<string>(), plurals: [], selects: [] };
    return { ...nothing, variants: [text], error: describeError(error, text) };
  }
}
