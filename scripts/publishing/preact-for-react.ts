import { fileURLToPath } from 'node:url';

/** Aliases that replace React by Preact: a tenth of the size, and compatible with React's HTML. */
export const preactForReact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
  'use-sync-external-store/with-selector': fileURLToPath(
    new URL('./store-with-selector.ts', import.meta.url),
  ),
};
