/**
 * Rejects arguments of commands that take none.
 *
 * @throws an error of one line that lists them
 */
export function assertNoArguments(words: readonly string[] = process.argv.slice(2)): void {
  if (words.length === 0) return;
  throw new Error(`Unknown: ${words.join(', ')}. This command takes no arguments.`);
}
