import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { runServer } from '@/scripts/serve/site-server';
import { loopback } from '@/scripts/support/listen-address';

/** A gateway between pages and the contact function. */
export type Gateway = {
  origin: string;
  /** The header names that preflights have asked for. */
  preflights: readonly string[];
  close: () => Promise<void>;
};

/** The only key that it knows. */
export const gatewayKey = 'key-of-the-gateway';

/**
 * Starts a gateway as users describe that of Supabase: it answers preflights itself, exposes no
 * response header, passes a `host` of its own, and rejects an unknown key without CORS headers.
 *
 * @param pass responds to the requests that pass the gateway
 * @param allowed the request headers that it allows
 * @see https://github.com/supabase/supabase/issues/41334
 * @see https://github.com/supabase/supabase/issues/41851
 */
export async function startGateway(
  pass: (request: Request) => Promise<Response>,
  allowed = 'authorization, x-client-info, apikey, content-type',
): Promise<Gateway> {
  const preflights: string[] = [];
  const handle = async (request: Request): Promise<Response> => {
    const { method, headers, url } = request;
    if (method === 'OPTIONS') {
      preflights.push(headers.get('access-control-request-headers') ?? '');
      return new Response('ok', {
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': allowed },
      });
    }
    if (![null, gatewayKey].includes(headers.get('apikey'))) {
      return Response.json({ message: 'Invalid API key' }, { status: 401 });
    }
    const { pathname, search } = new URL(url);
    const passed = new Request(`http://edge-runtime.test${pathname}${search}`, {
      method,
      headers: { ...Object.fromEntries(headers), host: 'edge-runtime.test' },
      body: await request.text(),
    });
    const response = await pass(passed);
    response.headers.delete('access-control-expose-headers');
    return response;
  };
  const server = createServer(getRequestListener(handle, { overrideGlobalObjects: false }));
  const { port, close } = await runServer(server, { host: loopback, port: 0 });
  return { origin: `http://${loopback}:${port}`, preflights, close };
}
