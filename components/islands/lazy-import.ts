/** A dynamic import after bundling: `()=>import("./chat-2KXQ7A3B.js")`. */
const bundledImport = /\bimport\(["'`]([^"'`]+)["'`]\)/;

/**
 * Makes a dynamic import that can be retried. Browsers may cache a failed import for the lifetime
 * of the page, as the standard allows and Firefox does; so after a failure the next attempt
 * requests the same file with another query. If the bundler left no URL, as on Next's own server,
 * its loader retries by itself.
 *
 * @param load a function that contains only `import('…')`: the URL is read from its source
 * @returns a function that imports the module; rejects like the import, until a later call succeeds
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script
 */
export function importWithRetry<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const [, address] = bundledImport.exec(String(load)) ?? [];
  let failures = 0;
  return async () => {
    const attempt = failures;
    try {
      if (attempt === 0 || address === undefined) return await load();
      // biome-ignore lint/plugin: the module of `load`, with another query
      return await import(/* turbopackIgnore: true */ `${address}?again=${attempt}`);
    } catch (error) {
      // Concurrent attempts share one URL and count as one failure.
      failures = Math.max(failures, attempt + 1);
      throw error;
    }
  };
}

/**
 * Makes a dynamic import that all callers share, so that what waits for it goes on in one task.
 * After a failure the next call imports the same URL again: for a file that others import as well,
 * of which `importWithRetry` would make a second copy with a React of its own, whose hooks do not
 * work in components of the first.
 *
 * @returns a function that imports the module; rejects like the import, until a later call succeeds
 */
export function importShared<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
