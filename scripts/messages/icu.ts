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
import { z } from 'zod';
import { quoted } from '@/lib/i18n/text-problem';

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
const syntaxErrors = [
  [/TAG/, 'a tag without its other half, as in <b>…</b>'],
  [/BRACE|MALFORMED_ARGUMENT|ARGUMENT_TYPE/, 'a { without its }, as in {name}'],
] as const;

const located = z.object({ location: z.object({ start: z.object({ offset: z.number() }) }) });

/** The error, with the text from the brace or tag that it is about. */
function describeError(error: unknown, text: string): string {
  const name = error instanceof Error ? error.message : String(error);
  const [, words] = syntaxErrors.find(([pattern]) => pattern.test(name)) ?? [];
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
