/** Most characters of a campaign's value that travel in a header. */
const longest = 100;

/**
 * Where a request comes from, for the header of that name: language, page, and the campaign that
 * the page's own address names.
 *
 * @returns a query, in plain letters: `locale=de&page=%2Fkontakt&utm_source=brief`
 */
export function contextOf(
  locale: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  const context = new URLSearchParams({ locale, page: pathname });
  for (const [name, value] of new URLSearchParams(search)) {
    if (/^utm_[a-z]{1,20}$/.test(name)) context.set(name, value.slice(0, longest));
  }
  return context.toString();
}
