import { contactEndpoint } from '@/lib/contact/endpoint';
import { defaultLocale, locales, localeTable } from '@/lib/locales';
import { pageByAddress } from '@/lib/routing/addresses';
import { contentTypes } from '@/scripts/hosts/content-types';
import { type HeaderRule, headersOf } from '@/scripts/hosts/header-rules';
import type { Redirect } from '@/scripts/hosts/redirects';
import { fileOf, notFoundFileOf } from '@/scripts/publishing/page-files';

/** A quoted nginx string; variables are still expanded. */
function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function map(source: string, target: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([from, to]) => `    ${quoted(from)} ${quoted(to)};`);
  return [`map ${source} ${target} {`, ...lines, '}'].join('\n');
}

/** Matches one path; plain strings in a map are case-insensitive. */
const exactly = (path: string) => `~^${path.replaceAll('.', '\\.')}$`;

/** One map per header: in nginx an inner block with `add_header` does not inherit outer headers. */
function headerMaps(rules: readonly HeaderRule[]): { maps: string[]; lines: string[] } {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].filter(
    (name) => name !== 'Content-Type',
  );
  const maps = names.map((name) => {
    const rows = rules.flatMap(({ path, headers }): (readonly [string, string])[] => {
      const value = headers[name];
      if (value === undefined) return [];
      if (path === '/') return [['default', value]];
      return [[path.endsWith('/') ? `~^${path}` : exactly(path), value]];
    });
    return map('$request_path', variableOf(name), rows);
  });
  const cache = 'Cache-Control';
  // 404 responses must not be cached: the file may exist later.
  const ofPages = headersOf('/', rules)[cache] ?? '';
  const byStatus = map('$status', '$cache_control', [
    ['default', variableOf(cache)],
    ['404', ofPages],
  ]);
  const sentValue = (name: string) => (name === cache ? '$cache_control' : variableOf(name));
  return {
    maps: [...maps, byStatus],
    lines: names.map((name) => `    add_header ${name} ${sentValue(name)} always;`),
  };
}

const variableOf = (header: string) => `$header_${header.toLowerCase().replaceAll('-', '_')}`;

/** Lines of nginx's `types` block, from the table of content types. */
function typeLines(): string {
  const extensions = new Map<string, string[]>();
  for (const [extension, type] of Object.entries(contentTypes)) {
    const [name = ''] = type.split(';');
    extensions.set(name, [...(extensions.get(name) ?? []), extension.slice(1)]);
  }
  return [...extensions].map(([name, list]) => `        ${name} ${list.join(' ')};`).join('\n');
}

/**
 * What changes with a build: addresses, redirects, and headers with the hashes of the pages'
 * styles. For `/etc/nginx/conf.d/`, to be sent there with each build. Like `decide` it matches the
 * raw path: nginx's `$uri` is decoded and normalized.
 *
 * @param options.url address of the site; responses on other hosts are `noindex`
 */
export function nginxTables({
  rules,
  redirects,
  url,
}: {
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  url: string;
}): string {
  const { maps } = headerMaps(rules);
  const prefixes = locales.filter((locale) => locale !== defaultLocale);
  return `# Written by the build, and sent to the server together with out/.
map_hash_bucket_size 256;
variables_hash_bucket_size 128;

map $request_uri $request_path {
    "~^(?<path>[^?#]*)" $path;
}
${map('$request_path', '$page_file', [
  ['default', '/.none'],
  ...[...pageByAddress.keys()].map((address) => [exactly(address), `/${fileOf(address)}`] as const),
])}
${map(
  '$request_path',
  '$moved_to',
  redirects.map(({ from, to }) => [exactly(from), to] as const),
)}
# Not served by name: HTML files, compressed copies, and configuration files of other hosts. Nor is any
# file served under a second path: headers depend on the path as requested, while $uri is decoded and
# normalized, so that /assets/../robots.txt would be cached for a year.
${map('"$request_path $uri"', '$is_hidden', [
  ['default', '1'],
  ['~\\.(html|br|gz)$', '1'],
  ['~//', '1'],
  ['~^/_(headers|redirects) ', '1'],
  ['~^(?<sent_path>\\S+) \\k<sent_path>$', '0'],
])}
${map('$request_path', '$not_found_page', [
  ['default', `/${notFoundFileOf(defaultLocale)}`],
  ...prefixes.map(
    (locale) => [`~^${localeTable[locale].prefix}(/|$)`, `/${notFoundFileOf(locale)}`] as const,
  ),
])}
${map('$host', '$header_x_robots_tag', [
  ['default', 'noindex'],
  [new URL(url).hostname, ''],
])}
${maps.join('\n')}
`;
}

/** Limits by address; the function counts requests by address itself. */
const contactZones = `limit_req_zone $binary_remote_addr zone=contact_requests:1m rate=10r/s;
limit_conn_zone $binary_remote_addr zone=contact_connections:1m;
`;

/**
 * Passes the contact form and the visitor's address on to the Node server of the site. Its one
 * `add_header` keeps out the headers of pages: the function sends its own.
 */
const contactLocation = (upstream: string) => `    location = ${contactEndpoint} {
        proxy_pass http://${upstream};
        proxy_set_header Host $host;
        proxy_set_header X-Real-IP $remote_addr;
        proxy_hide_header Cache-Control;
        add_header Cache-Control no-store always;
        limit_req zone=contact_requests burst=20 nodelay;
        limit_req_status 429;
        limit_conn contact_connections 20;
        limit_conn_status 429;
        # The function itself refuses more than 64 KB, in words.
        client_max_body_size 1m;
        client_body_timeout 10s;
        proxy_read_timeout 20s;
    }
`;

/**
 * The server block of the site, which uses the tables. For `/etc/nginx/conf.d/`, where the
 * server's owner adds names and TLS.
 *
 * @param options.root folder of the published site on the server
 * @param options.listen address and port
 * @param options.upstream address of the Node server with the contact function; empty where another
 *   host runs the function
 */
export function nginxServer({
  rules,
  root = '/var/www/site',
  listen = '80',
  upstream = '127.0.0.1:3000',
}: {
  rules: readonly HeaderRule[];
  root?: string;
  listen?: string;
  upstream?: string;
}): string {
  const { lines } = headerMaps(rules);
  const speculation = rules.find(({ path }) => path.endsWith('.json'));
  const speculationType = speculation && headersOf(speculation.path, rules)['Content-Type'];
  return `# Written by the build. Needs site-tables.conf and the module libnginx-mod-http-brotli-static.
${upstream && contactZones}server {
    listen ${listen};
    root ${root};
    server_tokens off;
    absolute_redirect off;
    merge_slashes off;
    large_client_header_buffers 4 64k;
    charset utf-8;
    charset_types text/css text/plain text/javascript text/vcard application/json application/manifest+json application/xml image/svg+xml;
    brotli_static on;
    gzip_static on;
    gzip_vary on;
    types {
${typeLines()}
    }
    default_type application/octet-stream;

${lines.join('\n')}
    add_header X-Robots-Tag $header_x_robots_tag always;
    # nginx itself refuses addresses that it cannot decode.
    error_page 400 404 =404 $not_found_page;

    location / {
        if ($moved_to) {
            return 308 $moved_to$is_args$args;
        }
        if ($is_hidden) {
            return 404;
        }
        try_files $page_file $uri =404;
    }
    location ~ ^/(?:[^/]+/)?404\\.html$ {
        internal;
    }
    location = ${speculation?.path} {
        if ($is_hidden) {
            return 404;
        }
        default_type ${speculationType};
        types { }
    }
${upstream && contactLocation(upstream)}}
`;
}
