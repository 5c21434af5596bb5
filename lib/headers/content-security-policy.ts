import { createHash } from 'node:crypto';
import type { Site } from '@/lib/site/schema';
import { site } from '@/site.config';

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

/** The source with which a policy allows an inline style sheet or script: `'sha256-…'`. */
export function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

type Directives = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";
const inline = "'unsafe-inline'";

function directives({ connect, services, hasServices }: ExternalSources): Directives {
  return {
    'default-src': [none],
    'script-src': [self, ...services],
    'style-src': [self, inline],
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

/**
 * The policy in the headers of the published site. It does not depend on the pages, which may be
 * newer than the configuration of their host. Each page has a stricter one of its own.
 */
export function contentSecurityPolicy(sources: ExternalSources): string {
  return serialise(directives(sources));
}

/**
 * The policy in the `<meta>` element of a page, in which browsers reject `frame-ancestors`.
 *
 * @param styles the inline style sheets of the page; no others are applied
 */
export function metaPolicy(styles: readonly string[]): string {
  const { 'frame-ancestors': _, ...kept } = directives(externalSources(site));
  return serialise({ ...kept, 'style-src': [self, ...styles.map(sourceHash)] });
}

/**
 * The policy of a response of Next's own server. Its pages need the site's Trusted Types policy
 * `default`, because Next's loader assigns script URLs as plain strings.
 *
 * @param scriptHashes hashes of the page's inline scripts; empty for other responses
 * @see docs/decisions/0015-hashes-on-next-server.md
 */
export function nodePolicy(sources: ExternalSources, scriptHashes: readonly string[] = []): string {
  const published = directives(sources);
  return serialise({
    ...published,
    'script-src': [self, ...scriptHashes, ...sources.services],
    'style-src': [self],
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
    'script-src': [self, inline, "'unsafe-eval'", ...sources.services],
  });
}
