import {
  normalizeRoutes,
  type Route,
  type RouteWithSrc,
  routesSchema,
} from '@vercel/routing-utils';
import Ajv from 'ajv';
import { defaultLocale, locales, localeTable } from '@/lib/locales';
import { pageByAddress } from '@/lib/routing/addresses';
import { contentTypeOf } from '@/tooling/host-rules/content-types';
import { type HeaderRule, type Headers, headersOf } from '@/tooling/host-rules/header-rules';
import type { Redirect } from '@/tooling/host-rules/redirects';
import { fileOf, notFoundFileOf } from '@/tooling/publishing/page-files';

/** The parts of Vercel's `config.json` that a site of plain files needs. */
export type VercelConfig = {
  version: 3;
  routes: readonly Route[];
  /** By file: the address that serves it in place of its name, and its media type. */
  overrides: Readonly<Record<string, { path?: string; contentType?: string }>>;
};

const escaped = (path: string) => path.replaceAll('.', '\\.');

/** A route for paths that match as a whole; by default Vercel ignores upper and lower case. */
const route = (src: string, rest: Omit<RouteWithSrc, 'src'>): RouteWithSrc => ({
  src: `^${src}$`,
  caseSensitive: true,
  ...rest,
});

/** Vercel takes media types of files from `overrides`. */
const typeHeader = 'Content-Type';

/** Sets headers and goes on with the next route; later routes override earlier ones. */
function headerRoutes(rules: readonly HeaderRule[]): Route[] {
  return rules.flatMap(({ path, headers: { [typeHeader]: _type, ...headers } }) => {
    if (Object.keys(headers).length === 0) return [];
    const src = path.endsWith('/') ? `${escaped(path)}.*` : escaped(path);
    return [route(src, { headers, continue: true })];
  });
}

/** One route per language, the default language last, because every path matches it. */
function byLanguage(
  ofLanguage: (prefix: string, notFoundPage: string) => RouteWithSrc,
): RouteWithSrc[] {
  const others = locales.filter((locale) => locale !== defaultLocale);
  return [...others, defaultLocale].map((locale) =>
    ofLanguage(localeTable[locale].prefix, `/${notFoundFileOf(locale)}`),
  );
}

/** File names of pages are no addresses. */
const fileNameRoutes = byLanguage((prefix, dest) =>
  route(`${prefix}/(?:404|.*\\.html)`, { dest, status: 404 }),
);

const pages = [...pageByAddress.keys()].map((address) => ({ address, file: fileOf(address) }));
const isIndex = (file: string) => /(^|\/)index\.html$/.test(file);

/** Pages whose address is a folder. */
const folderRoutes = pages
  .filter(({ file }) => isIndex(file))
  .map(({ address, file }) => route(escaped(address), { dest: `/${file}` }));

/**
 * Checks routes by Vercel's own schema and rules.
 *
 * @throws an error of one line when Vercel would reject them
 */
export function assertAccepted(routes: readonly Route[]): void {
  const ajv = new Ajv({ strict: false });
  const reasons = ajv.validate(routesSchema, routes) ? [] : [ajv.errorsText()];
  reasons.push(...(normalizeRoutes([...routes]).error?.errors ?? []));
  if (reasons.length > 0) throw new Error(`Vercel rejects the routes: ${reasons.join(' ')}`);
}

/**
 * Vercel's `config.json` for the site in the form of its Build Output API. The routes before
 * `filesystem` see a path as it was requested; those after `error` choose the not-found page.
 *
 * @param options.url address of the site; responses on other hosts are `noindex`
 * @throws an error of one line when Vercel would reject the configuration
 * @see https://vercel.com/docs/build-output-api/configuration
 */
export function vercelConfig({
  rules,
  redirects,
  url,
}: {
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  url: string;
}): VercelConfig {
  const cache = 'Cache-Control';
  // 404 responses must not be cached: the file may exist later.
  const ofPages: Headers = { [cache]: headersOf('/', rules)[cache] ?? '' };
  const routes: Route[] = [
    ...headerRoutes(rules),
    route('/.*', {
      missing: [{ type: 'host', value: { eq: new URL(url).hostname } }],
      headers: { 'X-Robots-Tag': 'noindex' },
      continue: true,
    }),
    ...redirects.map(({ from, to }) =>
      route(escaped(from), { headers: { Location: to }, status: 308 }),
    ),
    ...fileNameRoutes,
    ...folderRoutes,
    { handle: 'filesystem' },
    { handle: 'error' },
    ...byLanguage((prefix, dest) =>
      route(prefix === '' ? '/.*' : `${prefix}(?:/.*)?`, { dest, status: 404, headers: ofPages }),
    ),
  ];
  assertAccepted(routes);
  const typed = rules.flatMap(({ path, headers: { [typeHeader]: contentType } }) =>
    contentType === undefined ? [] : [[path.slice(1), { contentType }] as const],
  );
  const named = pages
    .filter(({ file }) => !isIndex(file))
    .map(({ address, file }) => {
      const override = { path: address.slice(1), contentType: contentTypeOf(file) };
      return [file, override] as const;
    });
  return { version: 3, routes, overrides: Object.fromEntries([...named, ...typed]) };
}
