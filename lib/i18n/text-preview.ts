/**
 * Address of the script that shows problems of texts on the page and reloads it when a text has
 * changed. Only `npm run dev` answers it.
 */
export const previewScript = '/_texts/preview.js';
