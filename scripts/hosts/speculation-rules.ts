import { hrefFor, pageVariants } from '@/lib/routing/addresses';

/**
 * Speculation rules: prefetch pages of the site on hover, and prerender the target of a section's
 * main button. Browsers do neither in data saver or battery saver mode.
 *
 * @returns content of the file for the header `Speculation-Rules`
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
