import { type CheerioAPI, load } from 'cheerio';

/** A parsed page, modified in place by the publishing steps. */
export type PageDocument = CheerioAPI;

/** Elements that hydrate in the browser; React's markup inside them must not change. */
export const islandSelector = '[data-island]';

/** Parses an HTML page like a browser without scripts. */
export function parsePage(html: string): PageDocument {
  return load(html, { scriptingEnabled: false });
}
