import { build } from 'esbuild';
import { supportedBrowsers } from '@/scripts/publishing/bundle-islands';
import type { Environment } from '@/scripts/support/listen-address';

/**
 * The URL of the text editor, to which pages link.
 *
 * @returns an empty string without the setting `CMS_URL`
 * @throws a one-line error if it is not a web URL
 */
export function readEditorUrl(environment: Environment): string {
  const url = environment['CMS_URL'] ?? '';
  if (url === '') return '';
  if (/^https?:/.test(url) && URL.canParse(url)) return new URL(url).href;
  throw new Error(`CMS_URL is ${JSON.stringify(url)}; expected https://….`);
}

/** Bundles the script that shows the file and key of a page's texts, as an ES module. */
export async function bundleFinder(editor: string, root: string = process.cwd()): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['scripts/text-finder/browser/finder.ts'],
    define: { EDITOR_URL: JSON.stringify(editor) },
    outdir: root,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: supportedBrowsers,
    charset: 'utf8',
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  if (!output) throw new Error('esbuild produced no text finder.');
  return output.text;
}
