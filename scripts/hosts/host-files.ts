import type { ExternalSources } from '@/lib/headers/content-security-policy';
import {
  type HeaderRule,
  headerRules,
  type PageHeaderData,
  revalidated,
  speculationRulesPath,
} from '@/lib/headers/header-rules';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import { nginxServer, nginxTables } from '@/scripts/hosts/nginx';
import { capitalRedirects, redirects } from '@/scripts/hosts/redirects';

/** Folder of host configurations that are not part of the published folder. */
export const hostingFolder = 'hosting';

type Files = Readonly<Record<string, string>>;

type Options = { url: string; sources: ExternalSources; headerData: PageHeaderData };

/**
 * The file `_headers` for Cloudflare and Netlify. Both join the values of several rules, so it
 * leaves out the value of `Cache-Control` that is their default.
 *
 * @see https://developers.cloudflare.com/workers/static-assets/headers/
 * @see https://docs.netlify.com/manage/routing/headers/
 */
function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const values = Object.entries(headers).filter(([, value]) => value !== revalidated);
    return [
      path.endsWith('/') ? `${path}*` : path,
      ...values.map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/**
 * Speculation rules: prefetch pages of the site on hover, and prerender the target of a section's
 * main button. Browsers do neither in data saver or battery saver mode.
 *
 * @returns content of the file for the header `Speculation-Rules`
 * @see https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
function speculationRules(): string {
  const pages = { href_matches: pageVariants.map(({ locale, page }) => hrefFor(locale, page)) };
  const likely = { selector_matches: 'main [data-prerender]' };
  return JSON.stringify({
    prefetch: [{ where: pages, eagerness: 'moderate' }],
    prerender: [{ where: { and: [pages, likely] }, eagerness: 'moderate' }],
  });
}

/**
 * Host configurations that are part of the published folder. Cloudflare applies redirects before
 * files, and compares capitals. Netlify does neither, so that it serves the copy of a page at an
 * alias. Netlify documents 301 but not 308, so that `docs/publishing/netlify.md` replaces the status.
 *
 * @see https://developers.cloudflare.com/workers/static-assets/redirects/
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function publishedHostFiles({ sources, headerData }: Options): Files {
  const moved = [...redirects, ...capitalRedirects];
  return {
    [speculationRulesPath.slice(1)]: speculationRules(),
    _headers: headersFile(headerRules(sources, headerData)),
    _redirects: moved.map(({ from, to }) => `${from} ${to} 308\n`).join(''),
  };
}

/** Host configurations that are not part of the published folder. */
export function hostConfigs({ url, sources, headerData }: Options): Files {
  const rules = headerRules(sources, headerData);
  return {
    'site.conf': nginxServer({ rules, ...(sources.connect.length > 0 && { upstream: '' }) }),
    'site-tables.conf': nginxTables({ rules, redirects, url }),
  };
}
