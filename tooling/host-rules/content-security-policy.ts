/** Where a page may load from beside its own origin; every list comes from the configuration. */
export type ExternalSources = {
  /** Origins that are called: the contact function's. */
  connect: readonly string[];
  /** Origins of declared services, which may load and call there what they like. */
  services: readonly string[];
  /** Whether any service is declared, be it on the site's own origin. */
  hasServices: boolean;
};

type Directives = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";

function directives({ connect, services, hasServices }: ExternalSources): Directives {
  return {
    'default-src': [none],
    'script-src': [self, ...services],
    'style-src': [self],
    'img-src': [self, ...services],
    'font-src': [self],
    'connect-src': [self, ...connect, ...services],
    ...(services.length > 0 && { 'frame-src': services }),
    'manifest-src': [self],
    'form-action': [self, ...connect],
    'base-uri': [none],
    'frame-ancestors': [none],
    // Services set script addresses and HTML as plain strings. Our own scripts do neither, and
    // create no policy that would let them.
    ...(!hasServices && { 'require-trusted-types-for': ["'script'"], 'trusted-types': [none] }),
  };
}

function written(policy: Directives): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Directives that a browser refuses in a `<meta>` element with an error in its console. */
const headerOnly: readonly string[] = ['frame-ancestors'];

/** The policy of the published pages: no inline script or style, nothing that is not named. */
export function contentSecurityPolicy(sources: ExternalSources): string {
  return written(directives(sources));
}

/** The same policy as far as a `<meta>` element may hold it, for hosts that send no headers. */
export function metaPolicy(sources: ExternalSources): string {
  const kept = Object.entries(directives(sources)).filter(([name]) => !headerOnly.includes(name));
  return written(Object.fromEntries(kept));
}

/**
 * The policy of one answer of Next's own server. Trusted Types let through what the site's
 * `default` policy allows: the addresses of Next's own script files, which its loader sets as
 * plain strings.
 *
 * @param scriptHashes what the page's inline scripts hash to, `sha256-` and Base64; none for
 *   everything but pages
 * @see docs/decisions/0015-hashes-on-next-server.md
 */
export function nodePolicy(sources: ExternalSources, scriptHashes: readonly string[] = []): string {
  const published = directives(sources);
  return written({
    ...published,
    'script-src': [self, ...scriptHashes.map((hash) => `'${hash}'`), ...sources.services],
    ...(published['trusted-types'] && { 'trusted-types': ['default'] }),
  });
}

/** The policy in development, where React evaluates and Next's overlay styles what it shows. */
export function developmentPolicy(sources: ExternalSources): string {
  const {
    'require-trusted-types-for': _required,
    'trusted-types': _allowed,
    ...rest
  } = directives(sources);
  return written({
    ...rest,
    'script-src': [self, "'unsafe-inline'", "'unsafe-eval'", ...sources.services],
    'style-src': [self, "'unsafe-inline'"],
  });
}
