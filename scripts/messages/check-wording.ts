import type { Rule } from '@/scripts/messages/text-rules';

/** File in a language's message folder: its terms, and the words to avoid. */
export const glossaryFile = 'glossary.txt';

/** Words to avoid, and the term to use instead. */
export type Glossary = readonly { pattern: RegExp; instead: string }[];

/** The pattern of an entry, which matches whole words. */
function entryPattern(entry: string): RegExp {
  const words = entry.split(' ').map((word) => {
    const start = word.startsWith('*') ? `\\p{L}*${word.slice(1)}` : word;
    return `${start}[\\p{L}\\p{M}]*`;
  });
  return new RegExp(`(?<!\\p{L})${words.join('[\\s,]+')}`, 'iu');
}

/**
 * Parses a language's glossary.
 *
 * @param text one line per term: the term, a colon, and the entries to avoid, separated by commas.
 *   An entry is one or more consecutive words. A word matches as a prefix, to include inflections:
 *   `anerk` matches anerkannt, Anerkennung. A leading star also matches the end of a compound:
 *   `*fachkr` matches Fachkraft, Pflegefachkräfte. Case is ignored
 */
export function parseGlossary(text: string): Glossary {
  return text.split('\n').flatMap((line) => {
    const [instead = '', ...rest] = line.split(':');
    const entries = rest.join(':').split(',');
    return entries.flatMap((entry) =>
      entry.trim() === '' ? [] : { pattern: entryPattern(entry.trim()), instead },
    );
  });
}

/** The rule that no text uses words to avoid. */
export function wordingRule(glossary: Glossary): Rule {
  return ({ locale, variants }) => {
    // Soft hyphens and decomposed letters would prevent a match.
    const plain = variants.join('\n').normalize('NFC').replaceAll('\u00AD', '');
    return glossary.flatMap(({ pattern, instead }) => {
      const words = pattern.exec(plain)?.[0].replace(/\s+/g, ' ');
      const file = `messages/${locale}/${glossaryFile}`;
      return words === undefined ? [] : `says "${words}"; write: ${instead}; see ${file}`;
    });
  };
}
