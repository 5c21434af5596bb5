import fc from 'fast-check';
import { locales } from '@/lib/locales';
import { pageKeys, slugs } from '@/lib/routing/table';

const own = pageKeys.flatMap((page) => locales.map((locale) => slugs[page][locale]));

// biome-ignore format: a list to be read at a glance
const odd = [
  '.', '..', '%2e%2e', '%2F', '%00', '%zz', '\\', '\\example.org', '@example.org', 'https:',
  'index.html', '_next', 'š', 'medicinske\u200B-sestre', '\t', 'constructor', 'english', '?x=1',
  '#faq', 'EN', 'Arbeitgeber', 'kontakt.html', '%61gb', '',
];

/** Paths as visitors, crawlers and attackers send them: real segments, odd ones, and both mixed. */
export function generatedPaths(amount: number): string[] {
  const segment = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...locales, ...own) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  );
  const path = fc
    .tuple(fc.array(segment, { maxLength: 3 }), fc.constantFrom('', '', '/'))
    .map(([segments, end]) => `/${segments.join('/')}${end}`);
  return fc.sample(path, { numRuns: amount, seed: 20_250_715 });
}
