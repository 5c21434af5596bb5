/**
 * The part of the runtime's API that the function uses. Declared by hand, because Deno's own types
 * conflict with those of the DOM and Node.
 */
declare const Deno: {
  args: readonly string[];
  env: { toObject: () => Record<string, string> };
  serve: (
    handler: (
      request: Request,
      /** The peer of the connection; the Edge Runtime may omit it. */
      info: { remoteAddr?: { hostname?: string } },
    ) => Promise<Response>,
  ) => void;
};

/** Keeps a hosted function alive after its response; undefined elsewhere. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;
