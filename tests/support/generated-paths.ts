import fc from 'fast-check';
import { locales } from '@/lib/locales';
import { pageKeys, slugs } from '@/lib/routing/table';

const ownSegments = [
  ...locales,
  ...pageKeys.flatMap((page) => locales.map((locale) => slugs[page][locale])),
];

// biome-ignore format: a list to be read at a glance
const oddSegments = [
  '.', '..', '...', '%2e%2e', '%2F', '%2f%2fexample.org', '%00', '%', '%zz', '\\',
  '\\example.org', '@example.org', 'example.org', 'https:', 'index.html', '404', '_next',
  'favicon.ico', 'š', 'medicinske\u200B-sestre', '🏥', ' ', '\t', 'constructor', '__proto__',
  'de-DE', 'english', '?x=1', '#faq',
];

/**
 * Paths as visitors, crawlers and attackers send them: real segments in real and wrong order,
 * mixed with misspelled and hostile ones.
 */
export function generatedPaths(amount: number): string[] {
  const own = fc.constantFrom(...ownSegments);
  const segment = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...oddSegments) },
    { weight: 5, arbitrary: own.map((name) => name.toUpperCase()) },
    { weight: 5, arbitrary: own.map((name) => `${name}.html`) },
    { weight: 3, arbitrary: own.map((name) => encodeURIComponent(name).replace('a', '%61')) },
    { weight: 67, arbitrary: own },
  );
  const slashes = (singles: number) =>
    fc.oneof(
      { weight: singles, arbitrary: fc.constant('/') },
      { weight: 10 - singles, arbitrary: fc.constant('//') },
    );
  const path = fc
    .tuple(
      slashes(9),
      fc.array(segment, { maxLength: 3 }),
      slashes(9),
      fc.constantFrom('', '', '/'),
    )
    .map(([start, segments, between, end]) => start + segments.join(between) + end);
  return fc.sample(path, { numRuns: amount, seed: 20_250_715 });
}
