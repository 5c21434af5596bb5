import type { Rule } from '@/scripts/messages/text-rules';

/** File in a language's message folder that lists forbidden terms. */
export const forbiddenTermsFile = 'forbidden-terms.txt';

/** An entry of the list as a pattern for whole words. */
function patternOf(entry: string): RegExp {
  const words = entry.split(' ').map((word) => {
    const start = word.startsWith('*') ? `\\p{L}*${word.slice(1)}` : word;
    return `${start}[\\p{L}\\p{M}]*`;
  });
  return new RegExp(`(?<!\\p{L})${words.join('[\\s,]+')}`, 'iu');
}

/**
 * Parses a language's list of forbidden terms: promises that are not allowed for a regulated
 * profession, and outdated terms for nurses.
 *
 * @param text one entry per line, of one or more consecutive words. A word matches as a prefix, to
 *   include inflections: `anerk` matches anerkannt, anerkennen, Anerkennung. A leading star also
 *   matches the end of a compound: `*fachkr` matches Fachkraft, Pflegefachkräfte. Not
 *   case-sensitive
 */
export function readForbiddenTerms(text: string): RegExp[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(patternOf);
}

/** The rule that no text uses a forbidden term, from `readForbiddenTerms`. */
export function wording(forbidden: readonly RegExp[]): Rule {
  return {
    kind: 'wording',
    find: ({ locale, readings }) => {
      // Soft hyphens and decomposed letters would prevent a match.
      const plain = readings.join('\n').normalize('NFC').replaceAll('\u00AD', '');
      return forbidden
        .flatMap((pattern) => pattern.exec(plain)?.[0] ?? [])
        .map(
          (words) =>
            `says "${words.replace(/\s+/g, ' ')}", which we never promise or call so; see messages/${locale}/${forbiddenTermsFile}`,
        );
    },
  };
}
