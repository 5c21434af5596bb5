import { z } from 'zod';
import type { Problem } from '@/lib/i18n/text-problem';
import { configFileFor, siteSchema } from '@/lib/site/schema';

/** Fields of `site.config.ts` that come from environment variables. */
const variables: Readonly<Record<string, string>> = {
  url: 'SITE_URL',
  'supabase.url': 'NEXT_PUBLIC_SUPABASE_URL',
  'supabase.anonKey': 'NEXT_PUBLIC_SUPABASE_ANON_KEY',
};

/** Where a field was set. */
function fieldSource(key: string): { file: string; key: string } {
  const variable = variables[key];
  // Supabase's URL and key are set in the same place.
  const cause = key === 'url' ? 'SITE_URL' : 'NEXT_PUBLIC_SUPABASE_URL';
  return variable && process.env[cause]
    ? { file: 'environment variable or .env', key: variable }
    : { file: configFileFor(key), key };
}

const typeDescriptions: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  object: 'an object in {…}',
  array: 'a list in […]',
  boolean: 'true or false',
};

function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function toProblem(issue: z.core.$ZodIssue): Problem {
  const { file, key } = fieldSource(z.core.toDotPath(issue.path));
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((name) => (key === '' ? name : `${key}.${name}`)).join(', ');
    return { file, key: names, message: 'unknown key; remove it or correct its spelling' };
  }
  const isHidden = issue.code === 'custom' && issue.params?.['isHidden'] === true;
  if (isHidden) return { file, key, message: issue.message };
  return { file, key, message: `${issue.message}, found ${formatValue(issue.input)}` };
}

/** Validates the content of `site.config.ts`. */
export function checkSiteConfig(values: unknown): Problem[] {
  const { error } = siteSchema.safeParse(values, {
    reportInput: true,
    // Only for issues without a message in the schema, mostly missing keys.
    error: (issue) =>
      issue.code === 'invalid_type'
        ? `expected ${typeDescriptions[issue.expected] ?? issue.expected}`
        : undefined,
  });
  return error?.issues.map(toProblem) ?? [];
}
