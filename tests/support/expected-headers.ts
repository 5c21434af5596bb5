/**
 * The headers of every response on every host, written by hand: an error in the code that sets
 * them cannot confirm itself.
 */
export const securityHeaders = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** `Cache-Control` of files whose name changes with their content, and of all others. */
export const cachedForever = 'public, max-age=31536000, immutable';
export const revalidated = 'public, max-age=0, must-revalidate';

/** What the policy lists besides the site's own origin: hashes or origins, each after a space. */
type Sources = { scripts?: string; styles?: string; contact?: string; trustedTypes?: string };

/** The Content Security Policy of a site without declared services, by directive. */
const directives = ({
  scripts = '',
  styles = '',
  contact = '',
  trustedTypes = "'none'",
}: Sources) => [
  "default-src 'none'",
  `script-src 'self'${scripts}`,
  `style-src 'self'${styles}`,
  "img-src 'self'",
  "font-src 'self'",
  `connect-src 'self'${contact}`,
  "manifest-src 'self'",
  `form-action 'self'${contact}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${trustedTypes}`,
];

/** The policy as a header. */
export const expectedPolicy = (sources: Sources = {}) => directives(sources).join('; ');

/** The policy in a `<meta>` element, where browsers refuse `frame-ancestors`. */
export const expectedMetaPolicy = (sources: Sources = {}) =>
  directives(sources)
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
