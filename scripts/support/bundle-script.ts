import { type BuildOptions, build } from 'esbuild';
import { supportedBrowsers } from '@/scripts/publishing/bundle-islands';

/** Bundles a browser tool of the project into one ES module, and returns its text. */
export async function bundleScript(
  entryPoint: string,
  options: Pick<BuildOptions, 'define' | 'external'>,
): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [entryPoint],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: supportedBrowsers,
    charset: 'utf8',
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}
