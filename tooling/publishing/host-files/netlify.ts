import { defaultLocale, locales, localeTable } from '@/lib/locales';
import type { HeaderRule } from '@/tooling/host-rules/header-rules';
import type { Redirect } from '@/tooling/host-rules/redirects';
import { notFoundFileOf } from '@/tooling/publishing/page-files';

/** A string as TOML writes it; JSON's escapes are among TOML's. */
const quoted = (text: string) => JSON.stringify(text);

function table(name: string, entries: Readonly<Record<string, string | number | boolean>>): string {
  const lines = Object.entries(entries).map(
    ([key, value]) => `  ${key} = ${typeof value === 'string' ? quoted(value) : value}`,
  );
  return [`[[${name}]]`, ...lines].join('\n');
}

/** Netlify's own value for everything; written again it would be sent twice. */
const netlifyCache = 'public, max-age=0, must-revalidate';

function headerTable({ path, headers }: HeaderRule): string {
  const values = Object.entries(headers).filter(([, value]) => value !== netlifyCache);
  return [
    '[[headers]]',
    `  for = ${quoted(path.endsWith('/') ? `${path}*` : path)}`,
    '  [headers.values]',
    ...values.map(([name, value]) => `    ${name} = ${quoted(value)}`),
  ].join('\n');
}

/** Netlify takes the nearest `404.html` for no folder: each language needs a rule of its own. */
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
 * What a list of redirects comes to on Netlify, where a rule counts with and without a slash at
 * the end: one that only takes the slash away or adds it would lead to itself without end.
 */
function rulesOfNetlify(redirects: readonly Redirect[]): readonly Redirect[] {
  const rules = redirects
    .map(({ from, to }) => ({ from: withoutSlash(from), to }))
    .filter(({ from, to }) => from !== withoutSlash(to));
  return [...new Map(rules.map((rule) => [rule.from, rule])).values()];
}

/**
 * The file `netlify.toml`. Redirects are forced, because Netlify lets files stand before them,
 * and aliases are files too. Cloudflare's files go: Netlify would read them in its own way.
 *
 * @see https://docs.netlify.com/build/configure-builds/file-based-configuration/
 */
export function netlifyConfig(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): string {
  return `${[
    '[build]\n  publish = "out"\n  command = "npm run build && rm out/_headers out/_redirects"',
    '[build.processing]\n  skip_processing = true',
    ...rules.map(headerTable),
    ...rulesOfNetlify(redirects).map(({ from, to }) =>
      table('redirects', { from, to, status: 301, force: true }),
    ),
    ...notFoundRules,
  ].join('\n\n')}\n`;
}
