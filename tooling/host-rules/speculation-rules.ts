import { hrefFor, pageVariants } from '@/lib/routing/addresses';

/**
 * What a browser may fetch ahead: a page of the site when the pointer rests on its link, and the
 * whole page, drawn in the background, behind the one button that a section leads up to. Browsers
 * do neither for visitors who save data or battery.
 *
 * @returns the content of the file to which the header `Speculation-Rules` points
 * @see https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export function speculationRules(): string {
  const pages = { href_matches: pageVariants.map(({ locale, page }) => hrefFor(locale, page)) };
  const likely = { selector_matches: 'main [data-likely-next]' };
  return JSON.stringify({
    prefetch: [{ where: pages, eagerness: 'moderate' }],
    prerender: [{ where: { and: [pages, likely] }, eagerness: 'moderate' }],
  });
}
