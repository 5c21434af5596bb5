import {
  type HeaderRule,
  headerRules,
  revalidated,
  speculationRulesPath,
} from '@/lib/headers/header-rules';
import { defaultLocale, locales, localeTable } from '@/lib/locales';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import { notFoundFileFor } from '@/lib/routing/page-files';
import { nginxServer, nginxTables } from '@/scripts/hosts/nginx';
import { capitalRedirects, type Redirect, redirects } from '@/scripts/hosts/redirects';
import { site } from '@/site.config';

/** Folder of host configurations that are not part of the published folder. */
export const hostingFolder = 'hosting';

type Files = Readonly<Record<string, string>>;

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
 * The file `_redirects` for Netlify. The mark `!` applies a redirect even if there is a file at the
 * path. Netlify takes paths with and without a slash at their end for the same: a redirect between
 * the two would never end. It documents 301 but not 308.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 */
function netlifyRedirects(): string {
  const lines = (moved: readonly Redirect[], status: string) =>
    moved
      .filter(({ from, to }) => !from.endsWith('/') && to !== `${from}/`)
      .map(({ from, to }) => `${from} ${to} ${status}\n`);
  const notFound = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => `${localeTable[locale].prefix}/* /${notFoundFileFor(locale)} 404\n`);
  return [...lines(redirects, '301!'), ...lines(capitalRedirects, '301'), ...notFound].join('');
}

/**
 * Host configurations that are part of the published folder. `_redirects` is for Cloudflare, which
 * applies redirects before files.
 *
 * @see https://developers.cloudflare.com/workers/static-assets/redirects/
 */
export function publishedHostFiles(): Files {
  const moved = [...redirects, ...capitalRedirects];
  return {
    [speculationRulesPath.slice(1)]: speculationRules(),
    _headers: headersFile(headerRules()),
    _redirects: moved.map(({ from, to }) => `${from} ${to} 308\n`).join(''),
  };
}

/** Host configurations that are not part of the published folder. */
export function hostConfigs(): Files {
  const rules = headerRules();
  return {
    'site.conf': nginxServer({ rules, ...(site.supabase && { upstream: '' }) }),
    'site-tables.conf': nginxTables(rules),
    'netlify/_redirects': netlifyRedirects(),
  };
}
