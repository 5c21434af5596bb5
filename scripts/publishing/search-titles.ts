import type { PublishedPage } from '@/lib/routing/page-files';
import type { TitleEntry } from '@/lib/search/find-titles';
import { islandSelector, type PageDocument } from '@/scripts/publishing/page-document';

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
