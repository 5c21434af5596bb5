import { type PageDocument, parsePage, serialisePage } from '@/tooling/publishing/page-document';

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
 *
 * @param styles.first the inline style sheet
 * @param styles.rest public path of the others
 */
export function placeStyles($: PageDocument, styles: { first: string; rest: string }): void {
  const sheet = $('link[rel="stylesheet"]');
  $('<style></style>').text(styles.first).insertBefore(sheet.first());
  sheet.remove();
  lastOf($).after($('<link rel="stylesheet">').attr('href', styles.rest));
}
