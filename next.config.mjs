import { readdirSync } from 'node:fs';
import createNextIntlPlugin from 'next-intl/plugin';

/** The export for `out/`, or Next's own server: two builds of one app. */
const isExport = process.env.BUILD_TARGET === 'export';
const nodeFolder = '.next-node';

/** Files of `public/` by their address: the middleware lets them through. */
const publicFiles = readdirSync(new URL('./public', import.meta.url), {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.split('/public/')[1])
  .map((path) => `/${path}`);

/** @type {import('next').NextConfig} */
const config = {
  ...(isExport ? { output: 'export', distDir: '.next-export' } : { distDir: nodeFolder }),
  // `decide` alone rules over slashes; see docs/decisions.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // Pictures come in all their sizes from the build; a server that makes others on demand can be
  // kept busy, and fetches addresses that its clients name.
  images: { unoptimized: true },
  ...(!isExport && {
    // Their names change with their content, which Next cannot know of public files.
    headers: async () =>
      ['fonts', 'pictures'].map((folder) => ({
        source: `/${folder}/:file*`,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      })),
  }),
  // For the middleware, which knows nothing of this file.
  env: { PUBLIC_FILES: JSON.stringify(publicFiles), PAGES_FOLDER: `${nodeFolder}/server/app` },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
