import type { ExternalSources } from '@/tooling/host-rules/content-security-policy';
import { headerRules, speculationRulesPath } from '@/tooling/host-rules/header-rules';
import { redirects } from '@/tooling/host-rules/redirects';
import { speculationRules } from '@/tooling/host-rules/speculation-rules';
import { cloudflareHeaders, cloudflareRedirects } from '@/tooling/publishing/host-files/cloudflare';
import { netlifyConfig } from '@/tooling/publishing/host-files/netlify';
import { nginxConfig } from '@/tooling/publishing/host-files/nginx';

/** Content by relative path. */
type Files = Readonly<Record<string, string>>;

type Options = { url: string; sources: ExternalSources };

/** Files for hosts that are part of the published folder. */
export function publishedHostFiles({ url, sources }: Options): Files {
  return {
    [speculationRulesPath.slice(1)]: speculationRules(),
    _headers: cloudflareHeaders(headerRules(sources), url),
    _redirects: cloudflareRedirects(redirects),
  };
}

/** Configurations of hosts that expect them outside of the published folder. */
export function hostConfigs({ url, sources }: Options): Files {
  const rules = headerRules(sources);
  return {
    'netlify.toml': netlifyConfig(rules, redirects),
    'nginx.conf': nginxConfig({ rules, redirects, url }),
  };
}
