import { join } from 'node:path';
import subsetFont from 'subset-font';
import { codeVersion } from '@/tooling/support/code-version';
import { keepResultsIn } from '@/tooling/support/kept-results';

type Options = NonNullable<Parameters<typeof subsetFont>[2]>;

const kept = keepResultsIn(join(process.cwd(), '.cache/fonts'));
let version: Promise<string> | undefined;

/**
 * Subsets a font, or takes the result of an earlier build.
 *
 * @param original the whole font file
 * @param characters what it has to contain
 */
export async function cutFont(
  original: Buffer,
  characters: string,
  options: Options,
): Promise<Buffer> {
  version ??= codeVersion('tooling/assets/fonts/cut-font.ts');
  return kept.get([await version, original, characters, JSON.stringify(options)], () =>
    subsetFont(original, characters, options),
  );
}

/** Removes results of earlier builds that this one did not ask for. */
export const pruneFonts = (): Promise<void> => kept.prune();
