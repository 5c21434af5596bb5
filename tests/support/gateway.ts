import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { runServer } from '@/scripts/serve/site-server';
import { loopback } from '@/scripts/support/listen-address';

/** A gateway between pages and the contact function. */
export type Gateway = {
  origin: string;
  /** The only key that it knows. */
  key: string;
  /** Closes every connection. */
  isDown: boolean;
  /** Responds to the requests that pass the gateway. */
  pass: (request: Request) => Promise<Response>;
  /** The header names that preflights have asked for. */
  preflights: string[];
  close: () => Promise<void>;
};

/** The key of the site. */
export const gatewayKey = 'key-of-the-gateway';

/**
 * Starts a gateway as users describe that of Supabase: it answers preflights itself, exposes no
 * response header, passes a `host` of its own, and rejects an unknown key without CORS headers.
 *
 * @param allowed the request headers that it allows
 * @see https://github.com/supabase/supabase/issues/41334
 * @see https://github.com/supabase/supabase/issues/41851
 */
export async function startGateway(
  pass: Gateway['pass'],
  allowed = 'authorization, x-client-info, apikey, content-type',
): Promise<Gateway> {
  const handle = async (
    request: Request,
    incoming: { destroy: () => unknown },
  ): Promise<Response> => {
    if (gateway.isDown) incoming.destroy();
    const { method, headers, url } = request;
    if (method === 'OPTIONS') {
      gateway.preflights.push(headers.get('access-control-request-headers') ?? '');
      return new Response('ok', {
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': allowed },
      });
    }
    if (![null, gateway.key].includes(headers.get('apikey'))) {
      return Response.json({ message: 'Invalid API key' }, { status: 401 });
    }
    const { pathname, search } = new URL(url);
    const passed = new Request(`http://edge-runtime.test${pathname}${search}`, {
      method,
      headers: { ...Object.fromEntries(headers), host: 'edge-runtime.test' },
      body: await request.text(),
    });
    const response = await gateway.pass(passed);
    response.headers.delete('access-control-expose-headers');
    return response;
  };
  const options = { overrideGlobalObjects: false };
  const server = createServer(
    getRequestListener((request, { incoming }) => handle(request, incoming), options),
  );
  const { port, close } = await runServer(server, { host: loopback, port: 0 });
  const origin = `http://${loopback}:${port}`;
  const gateway: Gateway = {
    ...{ origin, key: gatewayKey, isDown: false, pass, preflights: [], close },
  };
  return gateway;
}
