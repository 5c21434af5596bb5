import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { normalizeRoutes, type RouteInput } from '@vercel/routing-utils';
import { parsePlain } from 'netlify-redirector';
import { z } from 'zod';
import { contentTypeFor } from '@/scripts/hosts/content-types';
import { runServer } from '@/scripts/serve/site-server';
import { listFiles } from '@/scripts/support/files';
import { loopback } from '@/scripts/support/listen-address';

type Headers = Readonly<Record<string, string>>;

/** A response; its body is a file, if any. */
type Response = { status: number; headers: Headers; file?: string | undefined };

/** Path, query with its question mark, and host of a request. */
type Request = { path: string; search: string; host: string };

type RunningHost = { origin: string; close: () => Promise<void> };

async function serve(respond: (request: Request) => Response): Promise<RunningHost> {
  const server = createServer(async ({ url = '/', headers: { host = '' } }, response) => {
    const [path = '', query] = url.split('?');
    const search = query === undefined ? '' : `?${query}`;
    const { status, headers, file } = respond({ path, search, host });
    if (file) response.setHeader('Content-Type', contentTypeFor(file));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.writeHead(status).end(file && (await readFile(file)));
  });
  const { port, close } = await runServer(server, { host: loopback, port: 0 });
  return { origin: `http://${loopback}:${port}`, close };
}

/**
 * Serves the built site with Netlify's own parsers and its own engine for redirects. Files and
 * headers follow its documentation. It does not say how it combines the headers of several rules:
 * here they are joined, which is the worst case.
 */
export async function startNetlify(root: string): Promise<RunningHost> {
  const file = 'hosting/netlify/_redirects';
  const redirects = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: false,
  });
  const rules = await parseAllHeaders({
    headersFiles: [join(root, '_headers')],
    configHeaders: [],
    minimal: false,
  });
  const [error] = [...redirects.errors, ...rules.errors];
  if (error) throw error;
  const engine = await parsePlain(await readFile(file, 'utf8'), {});
  const files = new Set(await listFiles(root));

  const findFile = (path: string) => {
    const name = path.replace(/^\/|\/$/g, '');
    return [name, `${name}.html`, join(name, 'index.html')].find((each) => files.has(each));
  };
  const headersOf = (path: string): Headers => {
    const headers = new Map<string, string>();
    for (const rule of rules.headers) {
      if (!('forRegExp' in rule) || !rule.forRegExp.test(path)) continue;
      for (const [name, value] of Object.entries(rule.values)) {
        headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : String(value));
      }
    }
    return {
      'cache-control': 'public, max-age=0, must-revalidate',
      ...Object.fromEntries(headers),
    };
  };
  return serve(({ path, search, host }) => {
    const empty = () => '';
    const query = search.slice(1);
    const request = { scheme: 'https', host, path, query, getHeader: empty, getCookie: empty };
    const found = findFile(path);
    const rule = engine.match(request);
    const { status, to } = rule && (rule.force || !found) ? rule : { status: 404, to: '/404.html' };
    if (status < 400) return { status, headers: { Location: to + search } };
    return {
      status: found ? 200 : status,
      headers: headersOf(path),
      file: join(root, found ?? to),
    };
  });
}

const vercelFolder = '.vercel/output';

type VercelConfig = {
  routes: RouteInput[];
  overrides: Record<string, { path?: string; contentType?: string }>;
};

const condition = z.object({ type: z.literal('host'), value: z.object({ eq: z.string() }) });

/** The parts of a route that the site uses; another part is an error. */
const vercelRoute = z.strictObject({
  handle: z.string().optional(),
  src: z.string().default(''),
  dest: z.string().optional(),
  status: z.number().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  continue: z.boolean().optional(),
  caseSensitive: z.boolean().optional(),
  has: z.array(condition).default([]),
  missing: z.array(condition).default([]),
});

function isMatching(route: z.infer<typeof vercelRoute>, { path, host }: Request): boolean {
  const isHost = ({ value }: z.infer<typeof condition>) => value.eq === host;
  const pattern = new RegExp(route.src, route.caseSensitive ? '' : 'i');
  return pattern.test(path) && route.has.every(isHost) && !route.missing.some(isHost);
}

/**
 * Serves the built site with the routes that Vercel's own code reads from `config.json`. Vercel
 * publishes no engine for them: this one follows the documentation.
 *
 * @see https://vercel.com/docs/build-output-api/configuration
 */
export async function startVercel(): Promise<RunningHost> {
  const text = await readFile(join(vercelFolder, 'config.json'), 'utf8');
  const { routes: written, overrides }: VercelConfig = JSON.parse(text);
  const { routes: read, error } = normalizeRoutes(written);
  if (error) throw new Error(error.errors?.join('\n') ?? error.message);
  const routes = z.array(vercelRoute).parse(read);
  const names = await listFiles(join(vercelFolder, 'static'));
  const files = new Map(names.map((file) => [`/${overrides[file]?.path ?? file}`, file]));

  /** Applies the routes after a handle, or the first ones. */
  const applyRoutes = (request: Request, handle?: string) => {
    let section: string | undefined;
    const headers: Record<string, string> = {};
    for (const route of routes) {
      section = route.handle ?? section;
      if (route.handle || section !== handle || !isMatching(route, request)) continue;
      Object.assign(headers, route.headers);
      if (!route.continue) return { headers, route };
    }
    return { headers };
  };
  return serve((request) => {
    const { headers, route } = applyRoutes(request);
    const { Location: location, ...others } = headers;
    if (route?.status && location !== undefined) {
      return { status: route.status, headers: { ...others, Location: location + request.search } };
    }
    const path = route?.dest ?? request.path;
    const name = files.get(path);
    if (name !== undefined) {
      const type = overrides[name]?.contentType;
      const sent = { ...headers, ...(type && { 'Content-Type': type }) };
      return { status: 200, headers: sent, file: join(vercelFolder, 'static', name) };
    }
    const failed = applyRoutes(request, 'error');
    const page = failed.route?.dest;
    return {
      status: failed.route?.status ?? 404,
      headers: { ...headers, ...failed.headers },
      file: page && join(vercelFolder, 'static', page),
    };
  });
}
