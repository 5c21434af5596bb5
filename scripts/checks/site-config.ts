import { z } from 'zod';
import type { Problem } from '@/lib/i18n/text-problem';
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

/** An invalid value: its key, what is expected and what was found. */
function problemOf(issue: z.core.$ZodIssue): Problem {
  const file = 'site.config.ts';
  const key = z.core.toDotPath(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((name) => (key === '' ? name : `${key}.${name}`));
    return {
      file,
      key: names.join(', '),
      message: 'unknown key; remove it or correct its spelling',
    };
  }
  return { file, key, message: `${issue.message}, found ${shown(issue.input)}` };
}

/**
 * Checks the company facts.
 *
 * @param values content of `site.config.ts`
 */
export function checkSiteConfig(values: unknown): Problem[] {
  const { error } = siteSchema.safeParse(values, {
    reportInput: true,
    // Only for issues without a message in the schema, mostly missing keys.
    error: (issue) =>
      issue.code === 'invalid_type'
        ? `expected ${kinds[issue.expected] ?? issue.expected}`
        : undefined,
  });
  return error?.issues.map(problemOf) ?? [];
}
