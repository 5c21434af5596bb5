import { createHash } from 'node:crypto';
import type { Site } from '@/lib/site/schema';
import { site } from '@/site.config';

/** The parts of the configuration from which other origins follow. */
export type ExternalSources = Pick<Site, 'supabase' | 'services'>;

/** The source with which a policy allows an inline style sheet or script: `'sha256-…'`. */
export function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

const self = "'self'";
const none = "'none'";
const inline = "'unsafe-inline'";

function directives({ supabase, services }: ExternalSources) {
  const backend = supabase ? [supabase.url] : [];
  const external = services.flatMap(({ script, origins = [] }) => [
    ...(script.startsWith('/') ? [] : [new URL(script).origin]),
    ...origins,
  ]);
  return {
    'default-src': [none],
    'script-src': [self, ...external],
    'style-src': [self, inline],
    'img-src': [self, ...external],
    'font-src': [self],
    'connect-src': [self, ...backend, ...external],
    ...(external.length > 0 && { 'frame-src': external }),
    'manifest-src': [self],
    'form-action': [self, ...backend],
    'base-uri': [none],
    'frame-ancestors': [none],
    // Services assign script URLs and HTML as plain strings. Our own scripts do neither, and create
    // no Trusted Types policy.
    ...(services.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [none],
    }),
  };
}

function serialise(policy: Readonly<Record<string, readonly string[]>>): string {
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
  const { 'frame-ancestors': _, ...kept } = directives(site);
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
    'script-src': [...published['script-src'], ...scriptHashes],
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
    'script-src': [...rest['script-src'], inline, "'unsafe-eval'"],
  });
}
