import type { Locale } from '@/lib/locales';

/** A text that differs between two states; without `before` it is new, without `after` removed. */
export type ChangedText = {
  /** File name and key, or document and section: `home.hero.title`, `terms-employers § 3`. */
  text: string;
  locale: Locale;
  before?: string;
  after?: string;
};

type Texts = ReadonlyMap<string, string>;

/** Compares the texts of one file by their keys, in the order of the later state. */
export function changedMessages(
  { namespace, locale }: { namespace: string; locale: Locale },
  before: Texts,
  after: Texts,
): ChangedText[] {
  const keys = new Set([...after.keys(), ...before.keys()]);
  return [...keys].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was === is) return [];
    return [
      {
        text: `${namespace}.${key}`,
        locale,
        ...(was !== undefined && { before: was }),
        ...(is !== undefined && { after: is }),
      },
    ];
  });
}

/** The lines of a document by section, without comments, which hold fingerprints. */
function linesBySection(markdown: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let section = '';
  for (const line of markdown.replace(/<!--[\s\S]*?-->/g, '').split('\n')) {
    const [, title, number] = /^## ((§\s?\d+)?.*)/.exec(line) ?? [];
    section = number ?? title ?? section;
    const text = line.trim();
    if (text !== '') sections.set(section, [...(sections.get(section) ?? []), text]);
  }
  return sections;
}

/**
 * Compares two states of a Markdown document, of which each paragraph and item is one line. Within a
 * section, the lines that are gone and the new ones stand side by side in their order.
 */
export function changedLines(
  { name, locale }: { name: string; locale: Locale },
  before: string,
  after: string,
): ChangedText[] {
  const [old, fresh] = [linesBySection(before), linesBySection(after)];
  return [...new Set([...fresh.keys(), ...old.keys()])].flatMap((section) => {
    const [was, is] = [old.get(section) ?? [], fresh.get(section) ?? []];
    const gone = was.filter((line) => !is.includes(line));
    const added = is.filter((line) => !was.includes(line));
    return Array.from({ length: Math.max(gone.length, added.length) }, (_, index) => ({
      text: `${name} ${section}`.trim(),
      locale,
      ...(gone[index] !== undefined && { before: gone[index] }),
      ...(added[index] !== undefined && { after: added[index] }),
    }));
  });
}
