import { z } from 'zod';
import { siteSchema } from '@/lib/site/schema';

/** Words for the kinds of values that zod names by their type in JavaScript. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  object: 'an object in {…}',
  array: 'a list in […]',
  boolean: 'true or false',
};

/** A value as it stands in the file. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** One readable line for a problem: file, key, what is expected and what was found. */
function lineOf(issue: z.core.$ZodIssue): string {
  const key = z.core.toDotPath(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((name) => (key === '' ? name : `${key}.${name}`));
    return `site.config.ts: ${names.join(', ')}: unknown key; remove it or correct its spelling`;
  }
  const where = key === '' ? '(whole file)' : key;
  return `site.config.ts: ${where}: ${issue.message}, found ${shown(issue.input)}`;
}

/**
 * Checks the company's facts.
 *
 * @param values what `site.config.ts` holds
 * @returns one line per wrong value, each naming file, key, what is expected and what was found
 */
export function checkSiteConfig(values: unknown): string[] {
  const { error } = siteSchema.safeParse(values, {
    reportInput: true,
    // Only for what the schema has no words of its own for: mostly a key that is missing.
    error: (issue) =>
      issue.code === 'invalid_type'
        ? `expected ${kinds[issue.expected] ?? issue.expected}`
        : undefined,
  });
  return error?.issues.map(lineOf) ?? [];
}
