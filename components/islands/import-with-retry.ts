/** What the bundler leaves of an import: `()=>import("./chat-2KXQ7A3B.js")`. */
const bundledImport = /\bimport\(["'`]([^"'`]+)["'`]\)/;

/**
 * Makes a dynamic import that can be tried again. A browser may keep a failed address as failed
 * until the page is left, as the standard says and Firefox does; so after a failure the next
 * attempt asks for the same file under another query. Where the bundler left no address, as on
 * Next's own server, its loader tries again by itself.
 *
 * @param load a function that does nothing but `import('…')`: the address is read from its source
 * @returns imports the module; what rejects the import rejects this too, until a later call succeeds
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script
 */
export function importWithRetry<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const [, address] = bundledImport.exec(String(load)) ?? [];
  let failures = 0;
  return async () => {
    const attempt = failures;
    try {
      if (attempt === 0 || address === undefined) return await load();
      // biome-ignore lint/plugin: the module that `load` names, under another query
      return await import(/* turbopackIgnore: true */ `${address}?again=${attempt}`);
    } catch (error) {
      // Attempts of the same time share one address, and count as one.
      failures = Math.max(failures, attempt + 1);
      throw error;
    }
  };
}
