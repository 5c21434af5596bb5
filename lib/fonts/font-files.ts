/** The subsets Latin and Latin Extended. Written by `npm run build -- --assets`; do not edit. */
export const fontFiles = [
  '/fonts/figtree-latin-a3ca82ea98.woff2',
  '/fonts/figtree-latin-ext-01fa754ea6.woff2',
] as const;
