import type { PlainAnswer } from '@/tests/support/ask';
import { parsePage } from '@/tooling/publishing/page-document';

/** Directive → its sources. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** The scored parts of a response; repeated headers are joined with commas. */
type Scored = { header: (name: string) => string | undefined; policy: Policy; html: string };

const broad = /^(\*|(ftp|https?):(\/\/\*(\.\*)?)?)$/;
const isInline = (source: string) => source === "'unsafe-inline'" || source === 'data:';
const isInsecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');

function parsePolicy(header: string | undefined): Policy {
  const directives = (header ?? '').split(';').map((text) => text.trim().toLowerCase());
  return new Map(
    directives
      .filter((text) => text !== '')
      .map((text) => text.split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

function contentSecurityPolicy({ policy }: Scored): number {
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = of('script-src');
  const hasHashes = scripts.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  const unsafe = scripts.filter((source) => !(hasHashes && source === "'unsafe-inline'"));
  const styles = of('style-src');
  if (policy.size === 0) return -25;
  if (unsafe.some((source) => broad.test(source) || isInline(source))) return -20;
  if (of('object-src').some((source) => broad.test(source))) return -20;
  if ([...policy.values()].flat().some(isInsecure)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some((source) => broad.test(source) || isInline(source))) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

const privateReferrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

function strictTransportSecurity({ header }: Scored): number {
  const [, seconds] =
    /(?:^|;)\s*max-age=(\d+)/.exec(header('strict-transport-security') ?? '') ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= 15_552_000 ? 0 : -10;
}

/** Cross-origin scripts need a hash; hashes on same-origin scripts get a bonus. */
function subresourceIntegrity({ html }: Scored): number {
  const $ = parsePage(html);
  const scripts = $('script[src]').get();
  const isHashed = scripts.map((script) => 'integrity' in script.attribs);
  const isForeign = scripts.map((script) => /^(https?:)?\/\//.test(script.attribs['src'] ?? ''));
  if (scripts.some((_, at) => isForeign[at] && !isHashed[at])) return -50;
  return isHashed.includes(true) ? 5 : 0;
}

function framing({ header, policy }: Scored): number {
  if (policy.has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(header('x-frame-options') ?? '') ? 0 : -20;
}

function resourcePolicy({ header }: Scored): number {
  const value = header('cross-origin-resource-policy');
  if (value === undefined || value === 'cross-origin') return 0;
  return value === 'same-origin' || value === 'same-site' ? 10 : -5;
}

/**
 * Scores of the rules of MDN's HTTP Observatory, from `src/grader/charts.js` and
 * `src/analyzer/tests/` of its package `@mdn/mdn-http-observatory` 1.4.8. Version 1.6 adds 10 for
 * `Cross-Origin-Opener-Policy`. Where the package grades violations, the worst score is used; TLS
 * and its redirect are up to the host in front.
 */
const rules = {
  'content-security-policy': contentSecurityPolicy,
  cookies: ({ header }) => (header('set-cookie') === undefined ? 0 : -40),
  'cross-origin-resource-sharing': ({ header }) =>
    header('access-control-allow-origin') === undefined ? 0 : -50,
  'referrer-policy': ({ header }) => {
    const value = header('referrer-policy');
    if (value === undefined) return 0;
    return privateReferrers.includes(value) ? 5 : -5;
  },
  'strict-transport-security': strictTransportSecurity,
  'subresource-integrity': subresourceIntegrity,
  'x-content-type-options': ({ header }) =>
    header('x-content-type-options') === 'nosniff' ? 0 : -5,
  'x-frame-options': framing,
  'cross-origin-resource-policy': resourcePolicy,
} as const satisfies Record<string, (scored: Scored) => number>;

/** Below this score, bonuses do not count. */
const leastForExtraCredit = 90;

/**
 * The score of MDN's HTTP Observatory for a response served over TLS; 100 is enough for an A+.
 *
 * @see https://github.com/mdn/mdn-http-observatory
 */
export function observatoryScore({ headers, body }: PlainAnswer): number {
  const header = (name: string) => headers[name]?.toString();
  const scored = {
    header,
    policy: parsePolicy(header('content-security-policy')),
    html: body.toString(),
  };
  const results = Object.values(rules).map((rule) => rule(scored));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const withoutCredit = 100 + sum(results.filter((result) => result < 0));
  return withoutCredit >= leastForExtraCredit ? 100 + sum(results) : withoutCredit;
}
