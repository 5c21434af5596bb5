import { defaultLocale, locales } from '@/lib/locales';
import { pageByAddress, pageVariants } from '@/lib/routing/addresses';
import { internalPath } from '@/lib/routing/decide';
import type { StyleHashes } from '@/scripts/host-rules/content-security-policy';
import { inlineStyleHashes, styleHash } from '@/scripts/host-rules/inline-styles';
import { assetsFolder } from '@/scripts/publishing/asset-names';
import { bundlerFolder } from '@/scripts/publishing/assets';
import {
  elementsOf,
  isDataScript,
  type PageDocument,
  parsePage,
} from '@/scripts/publishing/page-document';

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

/** A published page with what is wrong in it. */
export type CheckedPage = {
  html: string;
  /** What the policy would block in it, and internal addresses; one line each. */
  problems: readonly string[];
  /** Names of the files in the folder of assets that it refers to. */
  refersTo: readonly string[];
};

const assetNames = new RegExp(`${assetsFolder}/([\\w.-]+)`, 'g');

/**
 * Finds what the content security policy would block in a published page, and internal addresses.
 *
 * @param site.url address of the site without a path
 * @param site.styles hashes of the allowed inline style sheets
 * @returns one line per problem
 */
function problemsOfPage(
  $: PageDocument,
  { url, styles }: { url: string; styles: StyleHashes },
): string[] {
  const problems: string[] = [];
  const foundInternal = (where: string, text: string) => {
    for (const path of internalAddressesIn(text, url)) {
      problems.push(`${where}: ${path} is no address of the site`);
    }
  };
  for (const element of elementsOf($)) {
    for (const [name, value] of Object.entries(element.attribs)) {
      const where = `<${element.name} ${name}>`;
      if (name === 'style') problems.push(`${where}: inline style`);
      if (name.startsWith('on')) problems.push(`${where}: inline event handler`);
      foundInternal(where, value);
    }
  }
  for (const script of $('script').get()) {
    if (isDataScript(script.attribs['type'])) foundInternal('<script>', $(script).text());
    else if (!script.attribs['src']) problems.push('<script>: inline script');
  }
  const foreign = $('style')
    .get()
    .filter((style) => !styles.includes(styleHash($(style).text())));
  problems.push(...foreign.map(() => '<style>: inline style sheet'));
  return problems;
}

/**
 * Checks a published page.
 *
 * @param site.url address of the site without a path
 * @param site.styles hashes of the inline style sheets that its own policy allows; the headers of
 *   hosts allow those that `inlineStyleHashes` finds, and both have to
 */
export function checkPage(
  html: string,
  { url, styles }: { url: string; styles: StyleHashes },
): CheckedPage {
  const found = inlineStyleHashes(html);
  const allowed = styles.filter((hash) => found.includes(hash));
  return {
    html,
    problems: problemsOfPage(parsePage(html), { url, styles: allowed }),
    refersTo: [...new Set([...html.matchAll(assetNames)].map(([, name = '']) => name))],
  };
}
