import { isComment, isTag, isText } from 'domhandler';
import {
  metadataOutlet,
  runningScripts,
  scriptLinks,
  streamedContent,
} from '@/lib/framework-internals';
import { withoutMarks } from '@/lib/i18n/text-marks';
import type { PublishedPage } from '@/lib/routing/page-files';
import type { TitleEntry } from '@/lib/search/find-titles';
import { islandSelector, type PageDocument } from '@/scripts/publishing/page-document';
import { UserError } from '@/scripts/support/command';

/**
 * Removes the browser runtime from a page: scripts, their preloads, inline styles of islands (which
 * the policy forbids), and React's markers for hydration. Islands keep React's comments, which
 * separate adjacent text nodes for hydration. Does not depend on names of Next's files.
 *
 * @param source page file, named in errors
 * @throws a one-line error if a part of the page would not be visible without scripts, or would
 *   look different, because only the development server allows its inline style
 */
export function stripRuntime($: PageDocument, source = 'page'): void {
  if ($(streamedContent).length > 0) {
    throw new UserError(
      `${source}: a part of the page is only visible with scripts; remove its Suspense.`,
    );
  }
  $(runningScripts).remove();
  $(scriptLinks).remove();
  const [styled] = $('[style]').not(`${islandSelector}, ${islandSelector} *`);
  if (styled) {
    const { class: names, style } = styled.attribs;
    throw new UserError(
      `${source}: <${styled.name} class="${names ?? ''}"> has style="${style}", which the policy of published pages forbids; use a class, or set the style in an island's script.`,
    );
  }
  $('[style]').removeAttr('style');
  removeComments($);
  $(metadataOutlet).remove();
}

/** A placeholder or tag that no code has filled in, with the words before it. */
const unfilled = /[^\n]{0,40}(?:\{[\p{L}\d_]+\}|<\/?[\p{L}\d]+>)/gu;

/** @throws an error with one line for each placeholder or tag that no code has filled in */
export function assertFilledIn(pages: readonly Page[]): void {
  const problems = pages.flatMap(({ $, path = '404' }) => {
    const text = $('body').clone().find('script, style').remove().end().text();
    return [...text.matchAll(unfilled)].map(
      ([words]) =>
        `${path}: "${words}": no code fills in this placeholder or tag; correct the text`,
    );
  });
  if (problems.length > 0) throw new UserError(problems.join('\n'));
}

/** Removes React's comments, and joins the texts around them, which may be parts of a word. */
function removeComments($: PageDocument): void {
  const outside = $.root().add($(`:not(${islandSelector}, ${islandSelector} *)`));
  for (const node of outside.contents().get()) {
    const before = node.prev;
    if (isComment(node)) $(node).remove();
    else if (isText(node) && before && isText(before)) {
      node.data = before.data + node.data;
      $(before).remove();
    }
  }
}

/** Adds the islands bundle to a page. Pages without islands get no script. */
export function addIslandsScript($: PageDocument, entry: string): void {
  if ($(islandSelector).length === 0) return;
  // Without `async`, a slow script would delay the end of parsing, and therefore scrolling to the
  // URL's hash. With a low priority, content above the fold loads first.
  $('<script type="module" async fetchpriority="low"></script>')
    .attr('src', entry)
    .appendTo('head');
}

/**
 * Moves the islands' props from their elements into a JSON script at the end of the page, where
 * they delay no text. With `data-props-file`, they move into a file that is loaded with the
 * island's code. The element keeps the index in the script, or the path of the file.
 *
 * @param publishData publishes JSON as a file and returns its public path
 */
export async function moveIslandProps(
  $: PageDocument,
  publishData: (json: string) => Promise<string>,
): Promise<void> {
  const inPage: unknown[] = [];
  for (const island of $(islandSelector).get()) {
    const json = island.attribs['data-props'] ?? '{}';
    if (island.attribs['data-props-file'] !== undefined) {
      $(island).removeAttr('data-props-file');
      $(island).attr('data-props', JSON.stringify(await publishData(json)));
    } else {
      $(island).attr('data-props', String(inPage.length));
      inPage.push(JSON.parse(json));
    }
  }
  if (inPage.length === 0) return;
  // `</script>` in a text would end the element.
  const json = JSON.stringify(inPage).replaceAll('<', '\\u003c');
  $('<script id="island-props" type="application/json"></script>').text(json).appendTo('body');
}

/** Attributes that keep their marks: texts for people, and the islands' props. */
const markedAttributes: readonly string[] = [
  'alt',
  'aria-label',
  'placeholder',
  'title',
  'data-props',
];

/**
 * Prepares a page with marks for a preview: removes the marks from text for programs, such as URLs
 * and the head, and adds the script that reads the other marks.
 */
export function preparePreview($: PageDocument, finder: string): void {
  for (const element of $('*').get().filter(isTag)) {
    for (const [name, value] of Object.entries(element.attribs)) {
      if (!markedAttributes.includes(name)) element.attribs[name] = withoutMarks(value);
    }
  }
  for (const node of $('head *, script').contents().get()) {
    if (isText(node)) node.data = withoutMarks(node.data);
  }
  // Search engines must not list previews.
  $('<meta name="robots" content="noindex">').appendTo('head');
  $('<script type="module"></script>').attr('src', finder).appendTo('head');
}

const searchBox = `${islandSelector}[data-island="not-found-search"]`;

const titleElements = 'main :is(h2, h3)[id], main details[name="faq"] > summary';

type Page = Pick<PublishedPage, 'locale' | 'path'> & { $: PageDocument };

/** The titles of a page, its sections and its questions, in page order. */
export function listTitles($: PageDocument, path: string): TitleEntry[] {
  const [page = ''] = $('title').text().split(' · ');
  const titles = $(titleElements)
    .get()
    .map((element): TitleEntry => {
      const { id } = element.attribs;
      // Links lead to the section that a heading labels, or to the answer of a question.
      const section = $(`[aria-labelledby="${id}"][id]`).attr('id');
      const anchor = section ?? id ?? $(element).next().attr('id');
      return { title: $(element).text().trim(), page, href: `${path}#${anchor}` };
    });
  return [{ title: page, page, href: path }, ...titles];
}

/** Adds the titles of all pages of a language to the entries of its not-found page's search. */
export function addSearchTitles(pages: readonly Page[]): void {
  for (const { $: notFound, locale } of pages.filter(({ path }) => path === undefined)) {
    const box = notFound(searchBox);
    const titles = pages.flatMap(({ $, path, locale: other }) =>
      path === undefined || other !== locale ? [] : listTitles($, path),
    );
    const value = box.attr('data-props');
    if (value === undefined) continue;
    const props: { entries: TitleEntry[] } = JSON.parse(value);
    const entries = [...props.entries, ...titles];
    box.attr('data-props', JSON.stringify({ ...props, entries }));
  }
}
