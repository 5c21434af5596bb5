/**
 * Serves the built site with Cloudflare's runtime on a free port, and prints its origin.
 *
 * @param argv folder of the site, folder in which miniflare is installed
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const [, , site, installed] = process.argv;
const { Miniflare } = createRequire(`${resolve(installed)}/`)('miniflare');

const miniflare = new Miniflare({
  host: '127.0.0.1',
  port: 0,
  modules: true,
  script: 'export default { fetch: () => new Response(null, { status: 500 }) }',
  compatibilityDate: '2026-01-01',
  assets: {
    directory: resolve(site),
    binding: 'ASSETS',
    assetConfig: { html_handling: 'auto-trailing-slash', not_found_handling: '404-page' },
    routerConfig: { has_user_worker: false },
  },
});
console.log((await miniflare.ready).origin);
