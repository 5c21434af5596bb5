import { type CheerioAPI, load } from 'cheerio';
import { type AnyNode, type Element, hasChildren, isTag } from 'domhandler';

/** A parsed page, which the publishing steps change in place, one after the other. */
export type PageDocument = CheerioAPI;

/** Elements that hydrate in the browser: what React wrote inside them stays as it is. */
export const islandSelector = '[data-island]';

/** Types of `<script>` that hold data; no browser runs them. */
const dataScriptTypes = ['application/ld+json', 'application/json', 'speculationrules'];

/** Parses a whole HTML page the way a browser without scripts does. */
export function parsePage(html: string): PageDocument {
  return load(html, { scriptingEnabled: false });
}

/**
 * Writes a page as HTML. React puts no white space between elements and neither does this:
 * there is nothing left to shorten.
 */
export function serialisePage($: PageDocument): string {
  return $.html();
}

/** Whether a script's `type` says that it is data. */
export function isDataScript(type: string | undefined): boolean {
  return type !== undefined && dataScriptTypes.includes(type.trim().toLowerCase());
}

/** Every element of a page in document order. */
export function elementsOf($: PageDocument): Element[] {
  return $('*').get().filter(isTag);
}

/**
 * Visits a node and everything below it, depth first.
 *
 * @param visit returns false to leave out what is below the node
 */
export function walk(node: AnyNode, visit: (node: AnyNode) => boolean): void {
  if (!visit(node) || !hasChildren(node)) return;
  // A copy, because a visit may remove its node.
  for (const child of [...node.children]) walk(child, visit);
}
