import { type PageDocument, parsePage, serialisePage } from '@/tooling/publishing/page-document';
import type { PageStyles } from '@/tooling/publishing/styles/page-styles';

/**
 * What a page shows first, on a phone or a usual computer: the first of its sections, or, in a page
 * of text without sections, as much as arrives.
 */
const lastOf = ($: PageDocument) => {
  const first = $('main > section').first();
  return first.length > 0 ? first : $('main').children().last();
};

/** A copy of a page without what comes after its first screen. */
export function firstScreenOf($: PageDocument): PageDocument {
  const copy = parsePage(serialisePage($));
  lastOf(copy).nextAll().remove();
  copy('footer').remove();
  return copy;
}

/**
 * Puts the styles of the first screen into a page, and loads the others after it, so that they do not
 * delay its first paint.
 */
export function placeStyles($: PageDocument, { inline, rest, late }: PageStyles): void {
  const sheet = $('link[rel="stylesheet"]');
  for (const css of inline) $('<style></style>').text(css).insertBefore(sheet.first());
  sheet.remove();
  const after = [$('<link rel="stylesheet">').attr('href', rest)];
  if (late !== '') after.push($('<style></style>').text(late));
  lastOf($).after(...after);
}
