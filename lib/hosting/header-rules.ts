import { contentSecurityPolicy, type OutsideSources } from '@/lib/hosting/content-security-policy';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Headers of all paths below a folder; a later rule's value takes the place of an earlier one's.
 * Hosts differ in how rules add up: only `Cache-Control` may stand in two that match one path.
 */
export type HeaderRule = {
  /** A folder with its slashes, `/assets/`, or a single file. */
  path: string;
  headers: Headers;
};

/** Where the browser reads which pages it may fetch ahead. */
export const speculationRulesPath = '/speculation-rules.json';

/** A browser asks each time whether what it holds is still the present version. */
const revalidated = 'public, max-age=0, must-revalidate';
/** The file's name changes with its content. */
const forEver = 'public, max-age=31536000, immutable';

/** Of no use to other sites, unlike the pictures of link previews. */
const hashed = { 'Cache-Control': forEver, 'Cross-Origin-Resource-Policy': 'same-origin' };

/** What no page of the site uses. */
const refusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * What every answer carries on every host. `Strict-Transport-Security` speaks for the site's own
 * host alone: its owner's other hosts are not ours to bind.
 */
function securityHeaders(policy: string): Headers {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** The rules of a server that sees to caching by itself. */
export function securityRules(policy: string): readonly HeaderRule[] {
  return [{ path: '/', headers: securityHeaders(policy) }];
}

/**
 * The one table of headers: the preview server answers by it, and the hosts' files are written
 * from it.
 */
export function headerRules(sources: OutsideSources): readonly HeaderRule[] {
  return [
    {
      path: '/',
      headers: {
        ...securityHeaders(contentSecurityPolicy(sources)),
        'Cache-Control': revalidated,
        'Speculation-Rules': `"${speculationRulesPath}"`,
      },
    },
    { path: '/assets/', headers: hashed },
    { path: '/fonts/', headers: hashed },
    { path: '/pictures/', headers: hashed },
    {
      path: speculationRulesPath,
      headers: { 'Content-Type': 'application/speculationrules+json' },
    },
  ];
}

/** The headers of one path by a table of rules. */
export function headersOf(path: string, rules: readonly HeaderRule[]): Headers {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('/') ? path.startsWith(rule.path) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
