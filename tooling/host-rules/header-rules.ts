import {
  contentSecurityPolicy,
  type ExternalSources,
} from '@/tooling/host-rules/content-security-policy';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Headers of all paths below a folder; a later rule's value takes the place of an earlier one's.
 * Hosts differ in how rules add up, and Netlify does not say how. So only two headers may stand
 * in two rules that match one path: `Cache-Control`, and `Cross-Origin-Resource-Policy`, of which
 * browsers ignore a list of values.
 */
export type HeaderRule = {
  /** A folder with its slashes, `/assets/`, or a single file. */
  path: string;
  headers: Headers;
};

/** Where the browser reads which pages it may fetch ahead. */
export const speculationRulesPath = '/speculation-rules.json';

/** Browsers and caches ask each time whether what they hold is still the present version. */
export const revalidated = 'public, max-age=0, must-revalidate';
/** The file's name changes with its content. */
const forEver = 'public, max-age=31536000, immutable';

const resourcePolicy = 'Cross-Origin-Resource-Policy';

/**
 * What chats, networks, search engines and lists of bookmarks show with a link to the site; some
 * of them let the visitor's browser load it from here.
 */
const shownElsewhere = [
  '/og/',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-512.png',
];

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
    [resourcePolicy]: 'same-origin',
  };
}

const sharedRules: readonly HeaderRule[] = shownElsewhere.map((path) => ({
  path,
  headers: { [resourcePolicy]: 'cross-origin' },
}));

/** The rules of a server that sees to caching by itself. */
export function securityRules(policy: string): readonly HeaderRule[] {
  return [{ path: '/', headers: securityHeaders(policy) }, ...sharedRules];
}

/**
 * The one table of headers: the preview server answers by it, and the hosts' files are written
 * from it.
 */
export function headerRules(sources: ExternalSources): readonly HeaderRule[] {
  return [
    {
      path: '/',
      headers: {
        ...securityHeaders(contentSecurityPolicy(sources)),
        'Cache-Control': revalidated,
        'Speculation-Rules': `"${speculationRulesPath}"`,
      },
    },
    ...sharedRules,
    ...['/assets/', '/fonts/', '/pictures/'].map((path) => ({
      path,
      headers: { 'Cache-Control': forEver },
    })),
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
