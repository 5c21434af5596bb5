/**
 * What this project uses of Next, React and Tailwind without a promise of their documentation. Each
 * constant has a test in tests/published/framework-internals.test.ts.
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

/** React 19.3, as Next 16.4 contains it: content that is invisible until a script moves it. */
export const streamedContent = 'template[id^="B:"], template[data-dgst], [hidden][id^="S:"]';

/** React 19.3, as Next 16.4 contains it: start of a property of each hydrated element. */
export const hydratedProperty = '__reactFiber$';

/** Tailwind 4.3: the layers of default values, of the theme and of elements. */
export const baseLayers: readonly string[] = ['properties', 'theme', 'base'];

/** Tailwind 4.3: start of the custom properties that its utilities write and read. */
export const utilityPrefix = '--tw-';
