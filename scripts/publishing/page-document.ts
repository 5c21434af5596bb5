import { type CheerioAPI, load } from 'cheerio';
import { type Element, isTag } from 'domhandler';

/** A parsed page, modified in place by the publishing steps. */
export type PageDocument = CheerioAPI;

/** Elements that hydrate in the browser; React's markup inside them must not change. */
export const islandSelector = '[data-island]';

const dataScriptTypes = ['application/ld+json', 'application/json', 'speculationrules'];

/** Parses an HTML page like a browser without scripts. */
export function parsePage(html: string): PageDocument {
  return load(html, { scriptingEnabled: false });
}

/** Whether a `<script>` element of this type contains data. */
export function isDataScript(type: string | undefined): boolean {
  return type !== undefined && dataScriptTypes.includes(type.trim().toLowerCase());
}

/** Every element of a page in document order. */
export function allElements($: PageDocument): Element[] {
  return $('*').get().filter(isTag);
}
