import type { Rule } from '@/scripts/messages/text-rules';

/** File in a language's message folder: its terms, and what no text may say in their place. */
export const glossaryFile = 'glossary.txt';

/** Words that no text may use, and what to say instead. */
export type Glossary = readonly { pattern: RegExp; instead: string }[];

/** An entry as a pattern for whole words. */
function patternOf(entry: string): RegExp {
  const words = entry.split(' ').map((word) => {
    const start = word.startsWith('*') ? `\\p{L}*${word.slice(1)}` : word;
    return `${start}[\\p{L}\\p{M}]*`;
  });
  return new RegExp(`(?<!\\p{L})${words.join('[\\s,]+')}`, 'iu');
}

/**
 * Parses a language's glossary.
 *
 * @param text lines of a term, a colon, and what not to say instead of it: entries of one or more
 *   consecutive words between commas. A word matches as a prefix, to include inflections: `anerk`
 *   matches anerkannt, Anerkennung. A leading star also matches the end of a compound: `*fachkr`
 *   matches Fachkraft, Pflegefachkräfte. Not case-sensitive
 */
export function readGlossary(text: string): Glossary {
  return text.split('\n').flatMap((line) => {
    const [instead = '', ...rest] = line.split(':');
    const entries = rest.join(':').split(',');
    return entries.flatMap((entry) =>
      entry.trim() === '' ? [] : { pattern: patternOf(entry.trim()), instead },
    );
  });
}

/** The rule that no text uses words that the glossary refuses. */
export function wording(glossary: Glossary): Rule {
  return {
    kind: 'wording',
    find: ({ locale, readings }) => {
      // Soft hyphens and decomposed letters would prevent a match.
      const plain = readings.join('\n').normalize('NFC').replaceAll('\u00AD', '');
      return glossary.flatMap(({ pattern, instead }) => {
        const words = pattern.exec(plain)?.[0].replace(/\s+/g, ' ');
        const file = `messages/${locale}/${glossaryFile}`;
        return words === undefined ? [] : `says "${words}"; say: ${instead}; see ${file}`;
      });
    },
  };
}
