import { defaultLocale, locales } from '@/lib/locales';
import { pageByAddress, pageVariants } from '@/lib/routing/addresses';
import { internalPath } from '@/lib/routing/decide';
import { bundlerFolder } from '@/tooling/publishing/assets';

/** Paths inside Next's app that are not also public addresses. */
const internalPaths: ReadonlySet<string> = new Set(
  [
    ...pageVariants.map(({ locale, page }) => internalPath({ kind: 'page', locale, page })),
    ...locales.map((locale) => internalPath({ kind: 'notFound', locale })),
  ].filter((path) => !pageByAddress.has(path)),
);

function isInternal(path: string): boolean {
  return (
    path.startsWith(bundlerFolder) ||
    path.startsWith(`/${defaultLocale}/`) ||
    internalPaths.has(path)
  );
}

/**
 * Finds addresses that exist only inside Next's app and must not be published.
 *
 * @param text an attribute's value, the content of a data script or of a text file: addresses
 *   are found at its start and after quotes, brackets, commas and white space
 * @param url address of the site without a path: absolute addresses under it count too
 */
export function internalAddressesIn(text: string, url: string): string[] {
  return text
    .split(/[\s"'`,;()<>\\]+/)
    .map((part) => (part.startsWith(`${url}/`) ? part.slice(url.length) : part))
    .map((part) => part.split(/[?#]/)[0] ?? '')
    .filter(isInternal);
}
