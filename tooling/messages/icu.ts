import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

/** Stands where an argument's value will be, so that words on its two sides are no neighbours. */
const valuePlace = '\u{FFFC}';

/** A message in ICU syntax, taken apart. */
export type IcuMessage = {
  /** What the page passes: `{count}: number`, `<b>`; the same in every language. */
  parameters: ReadonlySet<string>;
  /** What a reader may see: one text per branch of a plural or a choice, without marks. */
  readings: readonly string[];
  plurals: readonly PluralElement[];
};

/** Every element of a message with all that stand inside it. */
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

/** How the page must pass a value for this element, or undefined where it passes none. */
function parameterOf(element: MessageFormatElement): string | undefined {
  if (isLiteralElement(element) || isPoundElement(element)) return undefined;
  if (isTagElement(element)) return `<${element.value}>`;
  const name = `{${element.value}}`;
  if (isArgumentElement(element)) return `${name}: text`;
  // A language that needs no plural here may write the number alone.
  if (isNumberElement(element) || isPluralElement(element)) return `${name}: number`;
  if (isSelectElement(element)) {
    return `${name}: one of ${Object.keys(element.options).sort().join(', ')}`;
  }
  return isDateElement(element) ? `${name}: date` : `${name}: time`;
}

/** The texts that elements in a row can become. */
function readingsOf(elements: readonly MessageFormatElement[]): string[] {
  let readings = [''];
  for (const element of elements) {
    let parts = [valuePlace];
    if (isLiteralElement(element)) parts = [element.value];
    if (isTagElement(element)) parts = readingsOf(element.children);
    if (isPluralElement(element) || isSelectElement(element)) {
      parts = Object.values(element.options).flatMap((branch) => readingsOf(branch.value));
    }
    readings = readings.flatMap((start) => parts.map((part) => start + part));
  }
  return readings;
}

/**
 * Reads a message.
 *
 * @returns its parts, or in words why it is no ICU message
 */
export function readIcu(text: string): IcuMessage | { error: string } {
  let elements: MessageFormatElement[];
  try {
    elements = parse(text, { captureLocation: false });
  } catch (error) {
    // The parser names its errors in capitals: UNCLOSED_TAG.
    const name = error instanceof Error ? error.message : String(error);
    return { error: name.toLowerCase().replaceAll('_', ' ') };
  }
  const all = flatten(elements);
  const parameters = new Set<string>();
  for (const element of all) {
    const parameter = parameterOf(element);
    if (parameter !== undefined) parameters.add(parameter);
  }
  return { parameters, readings: readingsOf(elements), plurals: all.filter(isPluralElement) };
}
