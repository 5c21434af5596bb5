import type { ExternalSources } from '@/tooling/host-rules/content-security-policy';
import {
  headerRules,
  type PageNeeds,
  speculationRulesPath,
} from '@/tooling/host-rules/header-rules';
import { redirects } from '@/tooling/host-rules/redirects';
import { speculationRules } from '@/tooling/host-rules/speculation-rules';
import { cloudflareHeaders, cloudflareRedirects } from '@/tooling/publishing/host-files/cloudflare';
import { netlifyConfig, netlifyHeaders } from '@/tooling/publishing/host-files/netlify';
import { nginxServer, nginxTables } from '@/tooling/publishing/host-files/nginx';
import { type VercelConfig, vercelConfig } from '@/tooling/publishing/host-files/vercel';

/** Folder of the configurations that stand beside the published folder. */
export const hostingFolder = 'hosting';

const netlifyHeadersFile = 'netlify_headers';

/** Content by relative path. */
type Files = Readonly<Record<string, string>>;

type Options = { url: string; sources: ExternalSources; needs: PageNeeds };

/** Files for hosts that are part of the published folder. */
export function publishedHostFiles({ url, sources, needs }: Options): Files {
  return {
    [speculationRulesPath.slice(1)]: speculationRules(),
    _headers: cloudflareHeaders(headerRules(sources, needs), url),
    _redirects: cloudflareRedirects(redirects),
  };
}

/** Configurations of hosts that expect them outside of the published folder. */
export function hostConfigs({ url, sources, needs }: Options): Files {
  const rules = headerRules(sources, needs);
  return {
    'netlify.toml': netlifyConfig(redirects, `${hostingFolder}/${netlifyHeadersFile}`),
    [netlifyHeadersFile]: netlifyHeaders(rules),
    'site.conf': nginxServer({ rules, ...(sources.connect.length > 0 && { upstream: '' }) }),
    'site-tables.conf': nginxTables({ rules, redirects, url }),
  };
}

/** The configuration of Vercel, which expects a copy of the site beside it. */
export function vercelHostConfig({ url, sources, needs }: Options): VercelConfig {
  return vercelConfig({ rules: headerRules(sources, needs), redirects, url });
}
