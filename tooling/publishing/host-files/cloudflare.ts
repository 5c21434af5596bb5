import type { HeaderRule } from '@/tooling/host-rules/header-rules';
import type { Redirect } from '@/tooling/host-rules/redirects';

/** Cloudflare's host names of previews; `:name` matches one label. */
const previewHosts = [
  ':project.pages.dev',
  ':version.:project.pages.dev',
  ':name.:account.workers.dev',
];

const pattern = (path: string) => (path.endsWith('/') ? `${path}*` : path);

function block(path: string, lines: readonly string[]): string {
  return [path, ...lines.map((line) => `  ${line}`)].join('\n');
}

/**
 * The file `_headers` for Cloudflare, where values of several rules are joined unless a line with `!`
 * removes the earlier value first.
 *
 * @param url address of the site; its own host never counts as a preview
 * @see https://developers.cloudflare.com/workers/static-assets/headers/
 */
export function cloudflareHeaders(rules: readonly HeaderRule[], url: string): string {
  const [general] = rules;
  const blocks = rules.map((rule) => {
    const overrides = rule === general ? [] : Object.keys(rule.headers);
    const taken = overrides.filter((name) => general && name in general.headers);
    return block(pattern(rule.path), [
      ...taken.map((name) => `! ${name}`),
      ...Object.entries(rule.headers).map(([name, value]) => `${name}: ${value}`),
    ]);
  });
  const isPreview = /\.(pages|workers)\.dev$/.test(new URL(url).hostname);
  const previews = isPreview
    ? []
    : previewHosts.map((host) => block(`https://${host}/*`, ['X-Robots-Tag: noindex']));
  return `${[...blocks, ...previews].join('\n\n')}\n`;
}

/**
 * The file `_redirects`. Cloudflare applies it before files and keeps the query.
 *
 * @see https://developers.cloudflare.com/workers/static-assets/redirects/
 */
export function cloudflareRedirects(redirects: readonly Redirect[]): string {
  return `${redirects.map(({ from, to }) => `${from} ${to} 308`).join('\n')}\n`;
}
