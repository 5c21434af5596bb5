/**
 * URL of the script that shows message problems on the page and reloads it when a message file
 * changes. Only `npm run dev` serves it.
 */
export const previewScript = '/_texts/preview.js';

/** URL of the script that shows the file and key of a text. Only `npm run dev` serves it. */
export const finderScript = '/_texts/finder.js';
