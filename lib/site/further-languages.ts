import type { Site } from '@/lib/site/schema';

/**
 * The choice of a text about the languages in which the company answers beyond those of the site:
 * one of them, `both`, or `none`.
 */
export function furtherChoice({ disclosures }: Pick<Site, 'disclosures'>) {
  const [first, second] = new Set(disclosures.furtherLanguages);
  if (first === undefined) return 'none';
  return second === undefined ? first : 'both';
}
