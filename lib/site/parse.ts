import type { z } from 'zod';
import { type Site, siteSchema } from '@/lib/site/schema';

/** One readable line for a problem: key, what was found to be wrong. */
function lineOf(issue: z.core.$ZodIssue): string {
  const key = issue.path.length > 0 ? issue.path.join('.') : '(whole file)';
  if (issue.code === 'unrecognized_keys') {
    const where = issue.path.length > 0 ? `${issue.path.join('.')}.` : '';
    return `site.config.ts: ${issue.keys.map((name) => where + name).join(', ')}: unknown key; remove it or correct its spelling`;
  }
  return `site.config.ts: ${key}: ${issue.message}`;
}

/**
 * Parses the company's facts.
 *
 * @throws Error with one line per wrong value, each naming file, key and what is expected
 */
export function parseSite(values: z.input<typeof siteSchema>): Site {
  const result = siteSchema.safeParse(values);
  if (!result.success) throw new Error(result.error.issues.map(lineOf).join('\n'));
  return result.data;
}
