/**
 * URL of the script that shows message problems on the page and reloads it when a message file
 * changes. Served by `npm run dev` only.
 */
export const previewScript = '/_texts/preview.js';

/** URL of the script that shows the file and key of a text. Served by `npm run dev` only. */
export const finderScript = '/_texts/finder.js';
