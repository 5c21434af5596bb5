import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { type Locale, locales } from '@/lib/locales';
import { pageByPath } from '@/lib/routing/addresses';
import type { IndexedPage, IndexedSection, SearchIndex } from '@/lib/search/index-file';
import { splitWords, stemWord } from '@/lib/search/words';
import { readTextIfPresent } from '@/scripts/checks/message-texts';
import type { PageDocument } from '@/scripts/publishing/page-document';
import { writeAsset } from '@/scripts/publishing/write-asset';

const excluded = 'script, style, noscript, svg, [hidden], [aria-hidden="true"], select, button';

/** Matches soft hyphens and word joiners. */
const breakMarks = /[\u00ad\u2060]/g;

/** Minimum letters of the last part of a compound; shorter ends are syllables. */
const minCompoundEnd = 5;

/** Matches titles such as "13 sources", which are no useful results. */
const startsWithCount = /^\d/;

type Section = { anchor: string; title: string; text: string };

/** A title without extra spaces between its elements. */
const collapseSpaces = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[),.;:?!])|(?<=\() /g, '')
    .trim();

/** The ends of a compound after each of its soft hyphens. */
const compoundEnds = (word: string): string[] =>
  [...word.matchAll(/\u00ad/g)]
    .map(({ index }) => word.slice(index).replace(breakMarks, ''))
    .filter((end) => end.length >= minCompoundEnd);

/** The stems of a text and of the ends of its compounds, without duplicates. */
function collectStems(text: string, locale: Locale): Set<string> {
  const ends = text.split(/\s+/).flatMap(compoundEnds);
  const words = splitWords([text, ...ends].join(' ').replace(breakMarks, ''));
  return new Set(words.flatMap((word) => stemWord(word, locale) ?? []));
}

/** A node's text, with spaces between elements. */
function nodeText(node: AnyNode, skipped: ReadonlySet<AnyNode>): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || skipped.has(node)) return '';
  return ` ${node.children.map((child) => nodeText(child, skipped)).join('')} `;
}

/** The name of a disclosure: the text of its summary, or of the first element in the summary. */
function disclosureName(summary: Element, skipped: ReadonlySet<AnyNode>): string {
  const hasOwnText = summary.children.some((child) => isText(child) && child.data.trim() !== '');
  const first = summary.children.find((child) => isTag(child) && !skipped.has(child));
  return nodeText(hasOwnText ? summary : (first ?? summary), skipped);
}

/** The id to link to for a heading: that of the section that it labels, or its own. */
function headingAnchor($: PageDocument, { attribs: { id } }: Element): string | undefined {
  return id === undefined ? undefined : ($(`[aria-labelledby="${id}"][id]`).attr('id') ?? id);
}

/** Collects the sections of a page in document order. */
function collectSections($: PageDocument, title: string): Section[] {
  const page: Section = { anchor: '', title, text: '' };
  const sections = [page];
  // A single search is much faster than a test of each element.
  const skipped: ReadonlySet<AnyNode> = new Set($(excluded).get());
  let current = page;
  let anchor = '';

  /** Starts a section, or continues it if the page has a second copy for other widths. */
  const startSection = (name: string, sectionAnchor: string) => {
    const plain = collapseSpaces(name.replace(breakMarks, ''));
    const known = sections.find((one) => one.anchor === sectionAnchor && one.title === plain);
    current = known ?? { anchor: sectionAnchor, title: plain, text: '' };
    if (!known) sections.push(current);
    current.text += ` ${name}`;
  };

  const visitHeading = (heading: Element) => {
    anchor = headingAnchor($, heading) ?? anchor;
    if (heading.name === 'h1') page.text += nodeText(heading, skipped);
    else startSection(nodeText(heading, skipped), anchor);
  };

  const visitDisclosure = (disclosure: Element, summary: Element) => {
    const outer = current;
    const name = disclosureName(summary, skipped);
    if (!startsWithCount.test(name.trim())) {
      startSection(
        name,
        disclosure.attribs['id'] ?? $(disclosure).find('[id]').attr('id') ?? anchor,
      );
    }
    disclosure.children.forEach(visit);
    current = outer;
  };

  const visitElement = (element: Element) => {
    const outer = anchor;
    const { id } = element.attribs;
    if (id !== undefined && element.name !== 'main') anchor = id;
    const [summary] = $(element).children('summary').get();
    if (summary) visitDisclosure(element, summary);
    else element.children.forEach(visit);
    // The id of a heading applies until the section ends.
    if (id !== undefined || element.name === 'section') anchor = outer;
  };

  function visit(node: AnyNode): void {
    if (isText(node)) current.text += ` ${node.data}`;
    else if (!isTag(node) || skipped.has(node)) return;
    else if (/^h[123]$/.test(node.name)) visitHeading(node);
    else visitElement(node);
  }

  $('main').get().forEach(visit);
  return sections;
}

/**
 * The sections of a page for the search: the page itself, every section and subsection, every
 * question and disclosure.
 *
 * @returns each with the nearest id above it, its title, and the stems of its text
 */
export function indexSections($: PageDocument, title: string, locale: Locale): IndexedSection[] {
  return collectSections($, title).map(({ anchor, title: name, text }): IndexedSection => {
    const known = collectStems(name, locale);
    const stems = [...collectStems(text, locale)].filter((stem) => !known.has(stem));
    return [anchor, name, stems.join(' ')];
  });
}

/**
 * Reads the keywords of a language from its `search.txt`: each line has the targets of a subject
 * (`id`, `page#id` or `page`), a colon, and the words for it.
 */
async function readKeywords(locale: Locale): Promise<string[]> {
  const text = (await readTextIfPresent('messages', locale, 'search.txt')) ?? '';
  return [...text.matchAll(/^(.+): (.+)$/gm)].map(([, ids = '', words = '']) =>
    [...ids.split(' ').map((id) => `#${id}`), ...collectStems(words, locale)].join(' '),
  );
}

/** The search box, which only not-found pages have. */
const searchBox = '[data-island="not-found-search"]';

type Page = { $: PageDocument; locale: Locale; path?: string };

/**
 * Writes the search index of each language into a file, and adds its path to the search boxes'
 * props.
 *
 * @param pages with soft hyphens, which separate the parts of compounds; pages without a path are
 *   left out
 */
export async function publishSearch(outDir: string, pages: readonly Page[]): Promise<void> {
  for (const locale of locales) {
    const localePages = pages.filter((page) => page.locale === locale);
    const boxes = localePages.map(({ $ }) => $(searchBox)).filter(({ length }) => length > 0);
    if (boxes.length === 0) continue;
    const indexed = localePages.flatMap(({ $, path }): IndexedPage[] => {
      if (path === undefined) return [];
      const [title = ''] = $('title').text().split(' · ');
      return [[title, path, indexSections($, title, locale), pageByPath.get(path)?.page ?? '']];
    });
    const index: SearchIndex = { pages: indexed, keywords: await readKeywords(locale) };
    const indexPath = await writeAsset(outDir, `search-${locale}.json`, JSON.stringify(index));
    for (const box of boxes) {
      const props: object = JSON.parse(box.attr('data-props') ?? '{}');
      box.attr('data-props', JSON.stringify({ ...props, indexPath }));
    }
  }
}
