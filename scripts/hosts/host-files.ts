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

/** Folder of the configurations that stand beside the published folder. */
export const hostingFolder = 'hosting';

type Files = Readonly<Record<string, string>>;

type Options = { url: string; sources: ExternalSources; needs: PageNeeds };

/**
 * The file `_headers` for Cloudflare and Netlify. Both join the values of several rules; so it
 * leaves out the caching that both have by default.
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
 * Files for hosts that are part of the published folder. Cloudflare applies redirects before files.
 * Netlify does not, so that it shows the copy of a page at an alias; it knows no status 308.
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

/** Configurations of hosts that expect them outside of the published folder. */
export function hostConfigs({ url, sources, needs }: Options): Files {
  const rules = headerRules(sources, needs);
  return {
    'site.conf': nginxServer({ rules, ...(sources.connect.length > 0 && { upstream: '' }) }),
    'site-tables.conf': nginxTables({ rules, redirects, url }),
  };
}
