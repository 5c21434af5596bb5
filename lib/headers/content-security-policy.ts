import { createHash } from 'node:crypto';
import type { Site } from '@/lib/site/schema';

/** External origins that a page may use. All of them come from the configuration. */
export type ExternalSources = {
  /** Origins for requests and form posts: the contact function's. */
  connect: readonly string[];
  /** Origins of declared services, allowed for scripts, images, requests and frames. */
  services: readonly string[];
  /** Whether any service is declared, even on the site's own origin. */
  hasServices: boolean;
};

/** The origin of an absolute URL; empty for a path of this site. */
function externalOrigin(url: string): string[] {
  return url.startsWith('/') ? [] : [new URL(url).origin];
}

/**
 * The external origins from which the site may load: the contact function's and those of declared
 * services.
 */
export function externalSources({
  supabase,
  services,
}: Pick<Site, 'supabase' | 'services'>): ExternalSources {
  return {
    connect: supabase ? [supabase.url] : [],
    services: services.flatMap(({ script, origins = [] }) => [
      ...externalOrigin(script),
      ...origins,
    ]),
    hasServices: services.length > 0,
  };
}

/** Hashes of inline style sheets, `sha256-` and Base64. */
export type StyleHashes = readonly string[];

/** The hash with which a policy allows an inline style sheet or script: `sha256-` and Base64. */
export function sourceHash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

type Directives = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";

const quoteHashes = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

function directives(
  { connect, services, hasServices }: ExternalSources,
  styles: StyleHashes = [],
): Directives {
  return {
    'default-src': [none],
    'script-src': [self, ...services],
    'style-src': [self, ...quoteHashes(styles)],
    'img-src': [self, ...services],
    'font-src': [self],
    'connect-src': [self, ...connect, ...services],
    ...(services.length > 0 && { 'frame-src': services }),
    'manifest-src': [self],
    'form-action': [self, ...connect],
    'base-uri': [none],
    'frame-ancestors': [none],
    // Services assign script URLs and HTML as plain strings. Our own scripts do neither, and create
    // no Trusted Types policy.
    ...(!hasServices && { 'require-trusted-types-for': ["'script'"], 'trusted-types': [none] }),
  };
}

function serialise(policy: Directives): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** The policy of the published pages: listed sources, and inline styles by their hashes only. */
export function contentSecurityPolicy(sources: ExternalSources, styles: StyleHashes): string {
  return serialise(directives(sources, styles));
}

/** The same policy for `<meta>` elements, in which browsers reject `frame-ancestors`. */
export function metaPolicy(sources: ExternalSources, styles: StyleHashes): string {
  const { 'frame-ancestors': _, ...kept } = directives(sources, styles);
  return serialise(kept);
}

/**
 * The policy of a response of Next's own server. Its pages need the site's Trusted Types policy
 * `default`, because Next's loader assigns script URLs as plain strings.
 *
 * @param scriptHashes hashes of the page's inline scripts, `sha256-` and Base64; empty for other
 *   responses
 * @see docs/decisions/0015-hashes-on-next-server.md
 */
export function nodePolicy(sources: ExternalSources, scriptHashes: readonly string[] = []): string {
  const published = directives(sources);
  return serialise({
    ...published,
    'script-src': [self, ...quoteHashes(scriptHashes), ...sources.services],
    ...(published['trusted-types'] && { 'trusted-types': ['default'] }),
  });
}

/** The policy in development: React needs `eval`, and Next's error overlay needs inline styles. */
export function developmentPolicy(sources: ExternalSources): string {
  const {
    'require-trusted-types-for': _required,
    'trusted-types': _allowed,
    ...rest
  } = directives(sources);
  return serialise({
    ...rest,
    'script-src': [self, "'unsafe-inline'", "'unsafe-eval'", ...sources.services],
    'style-src': [self, "'unsafe-inline'"],
  });
}
