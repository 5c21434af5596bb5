/** A dynamic import after bundling: `()=>import("./chat-2KXQ7A3B.js")`. */
const bundledImport = /\bimport\(["'`]([^"'`]+)["'`]\)/;

/**
 * Makes a dynamic import that can be retried. The standard allows browsers to cache a failed import
 * for the lifetime of the page, as Firefox does. Therefore the next attempt requests the same file
 * with another query. On Next's own server there is no URL, and its loader retries by itself.
 *
 * @param load a function that contains only `import('…')`: the URL is read from its source
 * @returns a function that imports the module; rejects like the import, until a later call succeeds
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script
 */
export function importWithRetry<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const [, url] = bundledImport.exec(String(load)) ?? [];
  let failures = 0;
  return async () => {
    const attempt = failures;
    try {
      if (attempt === 0 || url === undefined) return await load();
      // biome-ignore lint/plugin: the module of `load`, with another query
      return await import(/* turbopackIgnore: true */ `${url}?again=${attempt}`);
    } catch (error) {
      // Concurrent attempts share one URL and count as one failure.
      failures = Math.max(failures, attempt + 1);
      throw error;
    }
  };
}

/**
 * Makes a dynamic import whose promise all callers share. After a failure, the next call imports
 * the same URL again. For files that other files import, too: another query, as in
 * `importWithRetry`, would load a second copy of React.
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
