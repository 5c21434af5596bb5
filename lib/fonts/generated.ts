/** Made by tooling/assets/fonts/build-fonts.ts; do not edit. */
export const fontFiles = {"latin":"/fonts/figtree-latin-a3ca82ea98.woff2","latin-ext":"/fonts/figtree-latin-ext-01fa754ea6.woff2"} as const;
