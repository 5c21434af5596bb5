import { locales } from '@/lib/locales';
import { pageKeys, slugs } from '@/lib/routing/table';

/** Numbers from 0 up to 1, the same in every run: mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

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
  const random = randomNumbers(20_250_715);
  const pick = <T>(list: readonly T[], otherwise: T): T =>
    list[Math.floor(random() * list.length)] ?? otherwise;
  const segment = (): string => {
    const chance = random();
    if (chance < 0.2) return pick(oddSegments, '');
    const own = pick(ownSegments, '');
    if (chance < 0.25) return own.toUpperCase();
    if (chance < 0.3) return `${own}.html`;
    if (chance < 0.33) return encodeURIComponent(own).replace('a', '%61');
    return own;
  };
  return Array.from({ length: amount }, () => {
    const segments = Array.from({ length: Math.floor(random() * 4) }, segment);
    const slash = random() < 0.1 ? '//' : '/';
    return `${slash}${segments.join(random() < 0.1 ? '//' : '/')}${random() < 0.3 ? '/' : ''}`;
  });
}
