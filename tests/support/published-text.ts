import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { htmlFileFor } from '@/lib/routing/page-files';
import type { PageKey } from '@/lib/routing/table';
import type { PageDocument } from '@/scripts/publishing/page-document';
import { parseBuilt } from '@/tests/support/built-files';
import { withoutBreakMarks } from '@/tests/support/texts';

/** A published page without its scripts, so that their content does not count as text. */
export function publishedPage(locale: Locale, page: PageKey): PageDocument {
  const $ = parseBuilt(htmlFileFor(hrefFor(locale, page)));
  $('script, style, template').remove();
  return $;
}

/**
 * The visible text of one part of a published page, with one kind of space and of dash.
 *
 * @throws if the page does not have exactly one such part
 */
export function publishedText(locale: Locale, page: PageKey, selector: string): string {
  const part = publishedPage(locale, page)(selector);
  if (part.length !== 1) {
    throw new Error(`${page} in ${locale} has ${part.length} parts ${selector}; expected one.`);
  }
  // Separates words of adjacent elements.
  part.find('p, li, dt, dd, th, td, h1, h2, h3, h4, summary, br, div').append(' ');
  return withoutBreakMarks(part.text()).replace(/\s+/g, ' ').replace(/[–—]/g, '-').trim();
}
