import type { ExternalSources } from '@/scripts/hosts/content-security-policy';
import {
  type HeaderRule,
  headerRules,
  type PageNeeds,
  revalidated,
  speculationRulesPath,
} from '@/scripts/hosts/header-rules';
import { nginxServer, nginxTables } from '@/scripts/hosts/nginx';
import { redirects } from '@/scripts/hosts/redirects';
import { speculationRules } from '@/scripts/hosts/speculation-rules';

/** Folder of host configurations that are not part of the published folder. */
export const hostingFolder = 'hosting';

type Files = Readonly<Record<string, string>>;

type Options = { url: string; sources: ExternalSources; needs: PageNeeds };

/**
 * The file `_headers` for Cloudflare and Netlify. Both join the values of several rules, so it leaves
 * out the value of `Cache-Control` that is their default.
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
 * Host configurations that are part of the published folder. Cloudflare applies redirects before
 * files. Netlify does not, so that it serves the copy of a page at an alias. Netlify does not support
 * status 308.
 *
 * @see https://developers.cloudflare.com/workers/static-assets/redirects/
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function publishedHostFiles({ sources, needs }: Options): Files {
  return {
    [speculationRulesPath.slice(1)]: speculationRules(),
    _headers: headersFile(headerRules(sources, needs)),
    _redirects: redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
  };
}

/** Host configurations that are not part of the published folder. */
export function hostConfigs({ url, sources, needs }: Options): Files {
  const rules = headerRules(sources, needs);
  return {
    'site.conf': nginxServer({ rules, ...(sources.connect.length > 0 && { upstream: '' }) }),
    'site-tables.conf': nginxTables({ rules, redirects, url }),
  };
}
