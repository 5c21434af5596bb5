import { z } from 'zod';
import { siteSchema } from '@/lib/site/schema';

/** Descriptions of zod's type names. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  object: 'an object in {…}',
  array: 'a list in […]',
  boolean: 'true or false',
};

/** A value as written in the file. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** One line for a problem: file, key, what is expected and what was found. */
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
 * Checks the company facts.
 *
 * @param values content of `site.config.ts`
 * @returns one line per invalid value: file, key, what is expected and what was found
 */
export function checkSiteConfig(values: unknown): string[] {
  const { error } = siteSchema.safeParse(values, {
    reportInput: true,
    // Only for issues without a message in the schema, mostly missing keys.
    error: (issue) =>
      issue.code === 'invalid_type'
        ? `expected ${kinds[issue.expected] ?? issue.expected}`
        : undefined,
  });
  return error?.issues.map(lineOf) ?? [];
}
