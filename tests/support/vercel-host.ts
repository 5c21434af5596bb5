import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { type LoopbackServer, serveOnLoopback } from '@/tests/support/serve-on-loopback';
import { contentTypeOf } from '@/tooling/host-rules/content-types';
import { filesIn } from '@/tooling/support/files-in';

const overridesSchema = z.record(
  z.string(),
  z.object({ path: z.string().optional(), contentType: z.string().optional() }),
);

const routeSchema = z.union([
  z.strictObject({ handle: z.enum(['filesystem', 'error']) }),
  z.strictObject({
    src: z.string(),
    dest: z.string().optional(),
    headers: z.record(z.string(), z.string()).optional(),
    continue: z.boolean().optional(),
    caseSensitive: z.boolean().optional(),
    status: z.number().optional(),
    missing: z
      .array(z.strictObject({ type: z.literal('host'), value: z.strictObject({ eq: z.string() }) }))
      .optional(),
  }),
]);

/** Only what the matcher below understands; anything else fails here instead of being ignored. */
const configSchema = z.strictObject({
  version: z.literal(3),
  routes: z.array(routeSchema),
  overrides: overridesSchema,
});

type Config = z.infer<typeof configSchema>;
type Source = Exclude<Config['routes'][number], { handle: string }>;

/** Result of the routes of one phase. */
type Routed = { path: string; status?: number; headers: Record<string, string> };

type StaticFile = { content: Buffer; contentType: string };

/** The routes of a phase: before the first handler, or after the one with that name. */
function routesOf(config: Config, phase: 'filesystem' | 'error' | undefined): Source[] {
  let current: string | undefined;
  return config.routes.flatMap((route) => {
    if ('handle' in route) {
      current = route.handle;
      return [];
    }
    return current === phase ? [route] : [];
  });
}

const isFor = (host: string, { missing = [] }: Source) =>
  !missing.some(({ value }) => value.eq === host);

/** Applies routes in their order: headers add up, and the first route without `continue` ends it. */
function applyRoutes(routes: readonly Source[], before: Routed, host: string): Routed {
  let routed = before;
  for (const route of routes) {
    const pattern = new RegExp(route.src, route.caseSensitive ? '' : 'i');
    if (!pattern.test(before.path) || !isFor(host, route)) continue;
    routed = {
      path: route.dest ?? routed.path,
      headers: { ...routed.headers, ...route.headers },
      ...(route.status !== undefined && { status: route.status }),
    };
    if (!route.continue) break;
  }
  return routed;
}

async function readStatic(folder: string, config: Config): Promise<Map<string, StaticFile>> {
  const entries = (await filesIn(folder)).map(async (file): Promise<[string, StaticFile]> => {
    const { path = file, contentType = contentTypeOf(file) } = config.overrides[file] ?? {};
    return [path, { content: await readFile(join(folder, file)), contentType }];
  });
  return new Map(await Promise.all(entries));
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Serves a folder in the form of Vercel's Build Output API. It does what Vercel documents of routes,
 * phases and overrides; entity tags, refused methods and resolved dots stand for what Vercel's network
 * does whatever the configuration says.
 *
 * @param folder with `config.json` and `static/`
 * @see https://vercel.com/docs/build-output-api/configuration
 */
export async function startVercelRules(folder: string): Promise<LoopbackServer> {
  const config = configSchema.parse(
    JSON.parse(await readFile(join(folder, 'config.json'), 'utf8')),
  );
  const files = await readStatic(join(folder, 'static'), config);
  const fileAt = (path: string) => {
    const name = decoded(path)?.slice(1);
    if (name === undefined) return undefined;
    return files.get(name) ?? files.get(`${name.replace(/\/$/, '')}/index.html`.replace(/^\//, ''));
  };

  function answer(request: IncomingMessage): Routed & { file?: StaticFile } {
    const { pathname, hostname } = new URL(`http://${request.headers.host}${request.url}`);
    const asked = applyRoutes(
      routesOf(config, undefined),
      { path: pathname, headers: {} },
      hostname,
    );
    if ('Location' in asked.headers) return asked;
    const found = applyRoutes(routesOf(config, 'filesystem'), asked, hostname);
    const file = fileAt(found.path);
    if (file) return { ...found, file };
    const failed = applyRoutes(routesOf(config, 'error'), found, hostname);
    const page = fileAt(failed.path);
    return { status: 404, ...failed, ...(page && { file: page }) };
  }

  return await serveOnLoopback((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    const { status = 200, headers, file } = answer(request);
    const { Location: to } = headers;
    if (to !== undefined) {
      const query = /\?.*/s.exec(request.url ?? '')?.[0] ?? '';
      response.writeHead(status, { ...headers, Location: to + query }).end();
      return;
    }
    const content = file?.content ?? Buffer.from('Not found');
    const tag = `"${createHash('sha256').update(content).digest('hex').slice(0, 32)}"`;
    const isKnown = status === 200 && request.headers['if-none-match'] === tag;
    response.writeHead(isKnown ? 304 : status, {
      'Content-Type': file?.contentType ?? 'text/plain',
      ...(status === 200 && { ETag: tag }),
      ...headers,
    });
    response.end(isKnown ? undefined : content);
  });
}
