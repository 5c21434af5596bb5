import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { htmlFileFor } from '@/lib/routing/page-files';
import type { PageKey } from '@/lib/routing/table';
import type { PageDocument } from '@/scripts/publishing/page-document';
import { parseBuilt } from '@/tests/support/built-files';

/** A published page without its scripts, so that their content does not count as text. */
export function publishedPage(locale: Locale, page: PageKey): PageDocument {
  const $ = parseBuilt(htmlFileFor(hrefFor(locale, page)));
  $('script, style, template').remove();
  return $;
}
