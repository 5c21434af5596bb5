import { contactPageOf } from '../../_shared/contact-pages.ts';
import { maxPageBytes } from '../../_shared/contact-size.ts';
import { decodeText } from './body.ts';
import { type ContactPage, parseContactPage } from './fill-page.ts';

/** A contact page with the hashes of its inline style sheets, `sha256-` and Base64, for its policy. */
type LoadedPage = ContactPage & { styles: readonly string[] };

/** Loads the published contact page of a language. @throws when it cannot be fetched in time */
export type LoadPage = (locale: string | null) => Promise<LoadedPage>;

const timeoutMs = 3000;
const cacheMs = 60_000;
const failureCacheMs = 1000;

async function hashOf(css: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

async function fetchPage(address: URL): Promise<LoadedPage> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'text/html' },
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.status !== 200 || bytes.length > maxPageBytes) {
    throw new Error(`The contact page returned ${response.status} and ${bytes.length} bytes`);
  }
  const page = parseContactPage(decodeText(bytes));
  const $ = page.document;
  const sheets = $('style')
    .get()
    .map((style) => $(style).text());
  return { ...page, styles: await Promise.all(sheets.map(hashOf)) };
}

/**
 * Creates a loader of contact pages that caches each for a minute, so that a flood of invalid posts
 * does not become a flood of requests to the site.
 *
 * @param source origin of the site
 */
export function createPageLoader(source: URL): LoadPage {
  const cache = new Map<string, { page: Promise<LoadedPage>; until: number }>();
  return (locale) => {
    const path = contactPageOf(locale);
    const cached = cache.get(path);
    if (cached !== undefined && cached.until > Date.now()) return cached.page;
    const page = fetchPage(new URL(path, source));
    const entry = { page, until: Date.now() + cacheMs };
    cache.set(path, entry);
    page.catch(() => {
      entry.until = Date.now() + failureCacheMs;
    });
    return page;
  };
}
