/** URL of the script that finds texts and lists their problems. Only `npm run dev` serves it. */
export const previewScript = '/_texts/preview.js';
