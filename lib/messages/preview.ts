/** Where `npm run dev` tells pages that a text has changed. */
export const previewStream = '/_texts/changes';

/** The script by which a page listens to that. */
export const previewScript = '/_texts/preview.js';
