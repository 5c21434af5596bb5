import type { HostName } from '@/tests/support/hosts';

/** Host behaviour that differs from the site's own server; docs/publishing has the reasons. */
type HostTraits = {
  /** Maximum redirects for any address; some hosts normalize addresses themselves. */
  mostRedirects: number;
  /** The path that the host resolves, derived from the one sent. */
  seenPath: (sent: string, origin: string) => string;
  /**
   * Whether it rejects request targets that are not paths before the site's code runs; browsers
   * never send them.
   */
  refusesNoPaths: boolean;
  /**
   * Whether addresses with invalid escapes or too many dots get the not-found page in the default
   * language.
   */
  refusesOddPaths: boolean;
  /** Supported encodings of compressed pages. */
  encodings: readonly ('br' | 'gzip')[];
  /** Whether all host names except the site's own are `noindex`, as previews. */
  hidesPreviews: boolean;
  /** Response for the file name of a page, including `/404` and `/en/index.html`. */
  fileNames: 'missing' | 'page' | 'redirect or page';
  /** Status of a permanent redirect. */
  redirectStatus: 301 | 308;
};

const asSent = (sent: string) => sent;
/** Dot segments are resolved before the site sees the path. */
const resolved = (sent: string, origin: string) => new URL(sent, origin).pathname;

const ours: HostTraits = {
  mostRedirects: 1,
  seenPath: asSent,
  refusesNoPaths: false,
  refusesOddPaths: false,
  encodings: ['br', 'gzip'],
  hidesPreviews: true,
  fileNames: 'missing',
  redirectStatus: 308,
};

/** The differences of all hosts, by name. */
export const hostTraits: Readonly<Record<HostName, HostTraits>> = {
  published: ours,
  dumb: { ...ours, mostRedirects: 0, encodings: [], hidesPreviews: false, fileNames: 'page' },
  // Next redirects repeated slashes itself, and supports gzip only.
  node: {
    ...ours,
    mostRedirects: 2,
    seenPath: resolved,
    refusesNoPaths: true,
    encodings: ['gzip'],
  },
  // nginx rejects what it cannot decode before it knows the path.
  nginx: { ...ours, refusesOddPaths: true },
  // Cloudflare marks previews by itself, and serves files by page name.
  cloudflare: {
    ...ours,
    mostRedirects: 2,
    seenPath: resolved,
    refusesNoPaths: true,
    hidesPreviews: false,
    fileNames: 'redirect or page',
    redirectStatus: 301,
  },
};
