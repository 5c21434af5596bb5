import { contactPageOf } from '../../_shared/contact-pages.ts';
import { type ContactPage, parseContactPage } from './fill-page.ts';

/** The published contact page of a language. @throws when it cannot be had in time */
export type LoadPage = (locale: string | null) => Promise<ContactPage>;

const timeoutMs = 3000;
const maxCharacters = 1_000_000;
const keptMs = 60_000;
const failureKeptMs = 1000;

async function fetchPage(address: URL): Promise<ContactPage> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'text/html' },
  });
  const html = await response.text();
  if (response.status !== 200 || html.length > maxCharacters) {
    throw new Error(`The contact page answered ${response.status}`);
  }
  return parseContactPage(html);
}

/**
 * Makes the function that reads contact pages from the site, and keeps each for a minute: a flood
 * of wrong posts must not become a flood of requests.
 *
 * @param source where the site is served
 */
export function createPageLoader(source: URL): LoadPage {
  const kept = new Map<string, { page: Promise<ContactPage>; until: number }>();
  return (locale) => {
    const path = contactPageOf(locale);
    const known = kept.get(path);
    if (known !== undefined && known.until > Date.now()) return known.page;
    const page = fetchPage(new URL(path, source));
    const entry = { page, until: Date.now() + keptMs };
    kept.set(path, entry);
    page.catch(() => {
      entry.until = Date.now() + failureKeptMs;
    });
    return page;
  };
}
