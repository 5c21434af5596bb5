import type { OutsideSources } from '@/lib/hosting/content-security-policy';
import { headerRules, speculationRulesPath } from '@/lib/hosting/header-rules';
import { redirects } from '@/lib/hosting/redirects';
import { speculationRules } from '@/lib/hosting/speculation-rules';
import { cloudflareHeaders, cloudflareRedirects } from '@/lib/publishing/host-files/cloudflare';
import { netlifyConfig } from '@/lib/publishing/host-files/netlify';
import { nginxConfig } from '@/lib/publishing/host-files/nginx';

/** Relative file → its content. */
type Files = Readonly<Record<string, string>>;

type Options = { url: string; sources: OutsideSources };

/** The files for hosts that belong into the published folder. */
export function filesInside({ url, sources }: Options): Files {
  return {
    [speculationRulesPath.slice(1)]: speculationRules(),
    _headers: cloudflareHeaders(headerRules(sources), url),
    _redirects: cloudflareRedirects(redirects),
  };
}

/** The configurations of hosts that want them outside of what they publish. */
export function filesBeside({ url, sources }: Options): Files {
  const rules = headerRules(sources);
  return {
    'netlify.toml': netlifyConfig(rules, redirects),
    'nginx.conf': nginxConfig({ rules, redirects, url }),
  };
}
