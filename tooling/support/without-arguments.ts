/**
 * For commands that take nothing: words behind them are a mistake, and not to be passed over.
 *
 * @throws an error of one line that names them
 */
export function assertNoArguments(words: readonly string[] = process.argv.slice(2)): void {
  if (words.length === 0) return;
  throw new Error(`Unknown: ${words.join(', ')}. This command takes nothing behind its name.`);
}
