/**
 * URL of the script that shows message problems on the page and reloads it when a message file
 * changes. Served by `npm run dev` only.
 */
export const previewScript = '/_texts/preview.js';

/** URL of the script that shows where a text is written. Served by `npm run dev` only. */
export const finderScript = '/_texts/finder.js';
