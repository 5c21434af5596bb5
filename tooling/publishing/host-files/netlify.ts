import { defaultLocale, locales, localeTable } from '@/lib/locales';
import type { HeaderRule } from '@/tooling/host-rules/header-rules';
import type { Redirect } from '@/tooling/host-rules/redirects';
import { notFoundFileOf } from '@/tooling/publishing/page-files';

/** A TOML string; JSON's escapes are valid in TOML. */
const quoted = (text: string) => JSON.stringify(text);

function table(name: string, entries: Readonly<Record<string, string | number | boolean>>): string {
  const lines = Object.entries(entries).map(
    ([key, value]) => `  ${key} = ${typeof value === 'string' ? quoted(value) : value}`,
  );
  return [`[[${name}]]`, ...lines].join('\n');
}

/** Netlify's default value; if set again it would be sent twice. */
const netlifyCache = 'public, max-age=0, must-revalidate';

/**
 * The file `_headers` for Netlify. It names the hashes of the pages' styles, so it is published with them.
 *
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export function netlifyHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const values = Object.entries(headers).filter(([, value]) => value !== netlifyCache);
    return [
      path.endsWith('/') ? `${path}*` : path,
      ...values.map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Netlify uses only the root's `404.html`, so each language needs a rule. */
const notFoundRules = locales
  .filter((locale) => locale !== defaultLocale)
  .map((locale) =>
    table('redirects', {
      from: `${localeTable[locale].prefix}/*`,
      to: `/${notFoundFileOf(locale)}`,
      status: 404,
    }),
  );

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/**
 * Redirects for Netlify, where rules match with and without a trailing slash: rules that only add or
 * remove it are left out, because they would loop.
 */
function rulesOfNetlify(redirects: readonly Redirect[]): readonly Redirect[] {
  const rules = redirects
    .map(({ from, to }) => ({ from: withoutSlash(from), to }))
    .filter(({ from, to }) => from !== withoutSlash(to));
  return [...new Map(rules.map((rule) => [rule.from, rule])).values()];
}

/**
 * The file `netlify.toml`. Redirects are forced, because files take precedence otherwise and aliases
 * are also files. Cloudflare's two files are removed or replaced, because Netlify would interpret them
 * differently.
 *
 * @param headersFile path of the file from `netlifyHeaders`
 * @see https://docs.netlify.com/build/configure-builds/file-based-configuration/
 */
export function netlifyConfig(redirects: readonly Redirect[], headersFile: string): string {
  return `${[
    `[build]\n  publish = "out"\n  command = "npm run build && rm out/_redirects && cp ${headersFile} out/_headers"`,
    '[build.processing]\n  skip_processing = true',
    ...rulesOfNetlify(redirects).map(({ from, to }) =>
      table('redirects', { from, to, status: 301, force: true }),
    ),
    ...notFoundRules,
  ].join('\n\n')}\n`;
}
