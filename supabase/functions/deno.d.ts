/** Where a request came from; the Edge Runtime may not know. */
type DenoServeInfo = { remoteAddr?: { hostname?: string } };

type DenoServeOptions = {
  hostname: string;
  port: number;
  onListen: (address: { port: number }) => void;
};

type DenoHandler = (request: Request, info: DenoServeInfo) => Promise<Response>;

/**
 * What the functions use of the runtime that runs them: Deno here, Supabase's Edge Runtime there.
 * Declared by hand, because Deno's own declarations contradict the browser's and Node's.
 */
declare const Deno: {
  env: { toObject: () => Record<string, string> };
  stdin: { readable: ReadableStream<Uint8Array> };
  serve: ((handler: DenoHandler) => void) &
    ((options: DenoServeOptions, handler: DenoHandler) => void);
  addSignalListener: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => void;
  exit: (code: number) => never;
};

/** Keeps a hosted function alive after its answer; missing everywhere else. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;
