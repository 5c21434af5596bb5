import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

/** Position of a JSON syntax error. */
type JsonError = {
  /** From 1. */
  line: number;
  expected: string;
};

const value = 'a text in "…" or an object in {…}';

/** What is expected for each error code, described for editors. */
const expectations: Readonly<Record<string, string>> = {
  CloseBraceExpected: 'a closing }',
  CloseBracketExpected: 'a closing ]',
  ColonExpected: 'a colon after the key',
  CommaExpected: 'a comma or a closing bracket',
  EndOfFileExpected: 'nothing after the last bracket',
  InvalidCharacter: 'no control characters; a tab is written as \\t',
  InvalidCommentToken: 'no comments',
  InvalidEscapeCharacter: 'a backslash written as \\\\',
  PropertyNameExpected: 'a key in "…"; the last entry has no comma after it',
  UnexpectedEndOfString: 'a closing " in the same line; a line break is written as \\n',
  ValueExpected: value,
};

/**
 * Finds the first JSON syntax error. `JSON.parse` reports no line, and no position in some versions
 * of Node.
 *
 * @returns undefined if the text is valid JSON
 */
export function findJsonError(text: string): JsonError | undefined {
  const errors: ParseError[] = [];
  const content = text.trimEnd();
  parse(content, errors, { disallowComments: true });
  const [first] = errors;
  if (first === undefined) return undefined;
  return {
    line: content.slice(0, first.offset).split('\n').length,
    expected: expectations[printParseErrorCode(first.error)] ?? value,
  };
}
