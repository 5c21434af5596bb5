import type { HostName } from '@/tests/support/hosts';

/** What a host does otherwise than the site's own server; docs/publishing says why. */
type HostTraits = {
  /** The most redirects that any address takes; some hosts tidy up addresses in their own way. */
  mostRedirects: number;
  /** The path that the host decides on, made of the one that was sent. */
  seenPath: (sent: string, origin: string) => string;
  /** Whether it answers what is no path, which browsers never send, before any code of the site. */
  refusesNoPaths: boolean;
  /** Whether addresses with odd escapes or too many dots are missing in the default language. */
  refusesOddPaths: boolean;
  /** Encodings in which pages are sent compressed. */
  encodings: readonly ('br' | 'gzip')[];
  /** Whether any host name but the site's own is told to search engines as a preview. */
  hidesPreviews: boolean;
  /** What stands at the name of a page's file, `/404` and `/en/index.html` among them. */
  fileNames: 'missing' | 'page' | 'redirect or page';
};

const asSent = (sent: string) => sent;
/** Dots are resolved before anything of the site is asked. */
const resolved = (sent: string, origin: string) => new URL(sent, origin).pathname;

const ours: HostTraits = {
  mostRedirects: 1,
  seenPath: asSent,
  refusesNoPaths: false,
  refusesOddPaths: false,
  encodings: ['br', 'gzip'],
  hidesPreviews: true,
  fileNames: 'missing',
};

/** Every exception of every host, by name. */
export const hostTraits: Readonly<Record<HostName, HostTraits>> = {
  published: ours,
  dumb: { ...ours, mostRedirects: 0, encodings: [], hidesPreviews: false, fileNames: 'page' },
  // Next takes repeated slashes out of an address by a redirect of its own, and knows gzip only.
  node: {
    ...ours,
    mostRedirects: 2,
    seenPath: resolved,
    refusesNoPaths: true,
    encodings: ['gzip'],
  },
  // nginx refuses what it cannot decode before it knows the path.
  nginx: { ...ours, refusesOddPaths: true },
  // Cloudflare knows previews by the names that it gives them itself, and files by their pages.
  cloudflare: {
    ...ours,
    mostRedirects: 2,
    seenPath: resolved,
    refusesNoPaths: true,
    hidesPreviews: false,
    fileNames: 'redirect or page',
  },
};
