import { contactPageOf } from '../../_shared/contact-pages.ts';

/** Fetches the published contact page of a language. @throws when it cannot be had in time */
export type LoadPage = (locale: string | null) => Promise<string>;

const timeoutMs = 3000;
const mostCharacters = 1_000_000;
const freshFor = 60_000;

/**
 * Makes the function that fetches contact pages from the site, and keeps each for a minute: a
 * flood of wrong posts must not become a flood of requests.
 *
 * @param source where the site is served
 */
export function pageLoader(source: URL): LoadPage {
  const kept = new Map<string, { html: string; until: number }>();
  return async (locale) => {
    const path = contactPageOf(locale);
    const known = kept.get(path);
    if (known !== undefined && known.until > Date.now()) return known.html;
    const response = await fetch(new URL(path, source), {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'text/html' },
    });
    const html = await response.text();
    if (response.status !== 200 || html.length > mostCharacters) {
      throw new Error(`The contact page answered ${response.status}`);
    }
    kept.set(path, { html, until: Date.now() + freshFor });
    return html;
  };
}
