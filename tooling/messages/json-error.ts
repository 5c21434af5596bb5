import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

/** Where JSON stops being JSON. */
type JsonError = {
  /** Counted from 1. */
  line: number;
  expected: string;
};

const value = 'a text in "…" or an object in {…}';

/** What is expected in the place of each error, in words for people who write texts. */
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
 * Finds the first mistake in text that is not JSON. `JSON.parse` names no line, and not on every
 * version of Node a position.
 *
 * @returns undefined if the text is JSON
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
