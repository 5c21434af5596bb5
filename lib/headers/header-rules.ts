import { contentSecurityPolicy, type ExternalSources } from '@/lib/headers/content-security-policy';
import { site } from '@/site.config';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Headers of all paths below a folder; later rules override earlier ones. Hosts combine rules in
 * different ways, and Netlify does not document it. Therefore only two headers may occur in several
 * rules that match the same path: `Cache-Control`, and `Cross-Origin-Resource-Policy`, which
 * browsers ignore if it has a list of values.
 */
export type HeaderRule = {
  /** A folder with both slashes, `/assets/`, or a single file. */
  path: string;
  headers: Headers;
};

/** Path of the speculation rules, which list the pages that browsers may prefetch. */
export const speculationRulesPath = '/speculation-rules.json';

/** Browsers and caches revalidate on every use. */
export const revalidated = 'public, max-age=0, must-revalidate';
/** For files whose name changes with their content. */
const immutable = 'public, max-age=31536000, immutable';

const resourcePolicy = 'Cross-Origin-Resource-Policy';

/**
 * Files that chats, social networks, search engines and bookmark lists show with a link to the
 * site; some of them are loaded cross-origin by the visitor's browser.
 */
const crossOriginFiles = [
  '/og/',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-512.png',
];

/** Browser features that no page of the site uses. */
// biome-ignore format: several short names per line
const disabledFeatures = [
  'accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope',
  'magnetometer', 'microphone', 'midi', 'payment', 'usb',
];

/**
 * Headers of every response on every host. `Strict-Transport-Security` has no `includeSubDomains`,
 * because the owner's other hosts may not support HTTPS.
 */
function securityHeaders(policy: string): Headers {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': disabledFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    [resourcePolicy]: 'same-origin',
  };
}

const crossOriginRules: readonly HeaderRule[] = crossOriginFiles.map((path) => ({
  path,
  headers: { [resourcePolicy]: 'cross-origin' },
}));

/** Rules without caching headers, for a server that sets its own. */
export function securityRules(policy: string): readonly HeaderRule[] {
  return [{ path: '/', headers: securityHeaders(policy) }, ...crossOriginRules];
}

/** All headers of the site. The site server and the hosts' configurations use this table. */
export function headerRules(sources: ExternalSources = site): readonly HeaderRule[] {
  return [
    {
      path: '/',
      headers: {
        ...securityHeaders(contentSecurityPolicy(sources)),
        'Cache-Control': revalidated,
        'Speculation-Rules': `"${speculationRulesPath}"`,
      },
    },
    ...crossOriginRules,
    ...['/assets/', '/fonts/', '/pictures/'].map((path) => ({
      path,
      headers: { 'Cache-Control': immutable },
    })),
    {
      path: speculationRulesPath,
      headers: { 'Content-Type': 'application/speculationrules+json' },
    },
  ];
}

/** The headers of a path. */
export function headersForPath(path: string, rules: readonly HeaderRule[]): Headers {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('/') ? path.startsWith(rule.path) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
