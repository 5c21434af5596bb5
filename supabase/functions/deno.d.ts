/** The peer of a connection; the Edge Runtime may omit it. */
type DenoServeInfo = { remoteAddr?: { hostname?: string } };

type DenoServeOptions = {
  hostname: string;
  port: number;
  onListen: (address: { port: number }) => void;
};

type DenoHandler = (request: Request, info: DenoServeInfo) => Promise<Response>;

/**
 * The part of the runtime's API that the functions use (Deno locally, Supabase's Edge Runtime when
 * deployed). Declared by hand, because Deno's own types conflict with those of the DOM and Node.
 */
declare const Deno: {
  env: { toObject: () => Record<string, string> };
  stdin: { readable: ReadableStream<Uint8Array> };
  serve: ((handler: DenoHandler) => void) &
    ((options: DenoServeOptions, handler: DenoHandler) => void);
  addSignalListener: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => void;
  exit: (code: number) => never;
};

/** Keeps a hosted function alive after its response; undefined in plain Deno. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;
