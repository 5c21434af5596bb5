import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import createNextIntlPlugin from 'next-intl/plugin';

/** Whether this build is the static export for `out/`; otherwise it is for Next's own server. */
const isExport = process.env.BUILD_TARGET === 'export';
const nodeFolder = '.next-node';
const publicFolder = join(import.meta.dirname, 'public');

/** Paths of the files in `public/`, which the middleware leaves to Next. */
const publicFiles = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(publicFolder, join(parentPath, name)))
  .map((path) => `/${path.replaceAll(sep, '/')}`);

/** @type {import('next').NextConfig} */
const config = {
  ...(isExport ? { output: 'export', distDir: '.next-export' } : { distDir: nodeFolder }),
  // Trailing slashes are handled by `resolvePath`; see docs/decisions.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // All image sizes are built in advance. Optimizing on demand would expose the server to CPU
  // exhaustion and to requests to URLs chosen by clients.
  images: { unoptimized: true },
  // By default Next leaves one processor core unused: of two cores, half of the machine.
  experimental: { cpus: availableParallelism() },
  // Checks the types of the site only, because tests need packages that a build does not install.
  typescript: {
    tsconfigPath: 'app/tsconfig.json',
    ignoreBuildErrors: process.env.TYPES_CHECKED === 'true',
  },
  turbopack: {
    // By default Next uses the outermost folder with a lockfile.
    root: import.meta.dirname,
    // Turbopack does not know this pseudo-class, and keeps its rules.
    ignoreIssue: [{ path: 'app/globals.css', description: /target-current/ }],
  },
  ...(!isExport && {
    // The names of these files contain content hashes, so browsers may keep the files.
    headers: async () =>
      ['fonts', 'pictures'].map((folder) => ({
        source: `/${folder}/:file*`,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      })),
  }),
  // Values for the middleware, which cannot read this configuration. The folder `server/app` is
  // `prerenderedFolder` in lib/framework-internals.ts, which this file cannot import.
  env: { PUBLIC_FILES: publicFiles.join('\n'), PAGES_FOLDER: `${nodeFolder}/server/app` },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
