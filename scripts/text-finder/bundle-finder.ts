import { build } from 'esbuild';

/**
 * The address of the text editor, to which pages link.
 *
 * @returns an empty text without the setting `CMS_URL`
 * @throws an error of one line when it is no web address
 */
export function editorAddressFrom(
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const address = environment['CMS_URL'] ?? '';
  if (address === '') return '';
  if (/^https?:/.test(address) && URL.canParse(address)) return new URL(address).href;
  throw new Error(`CMS_URL is ${JSON.stringify(address)}; expected https://….`);
}

/**
 * Bundles the script that shows where a page's texts are written.
 *
 * @param editor address of the text editor; empty for none
 * @returns the script, an ES module
 */
export async function bundleFinder(editor: string, root: string = process.cwd()): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['scripts/text-finder/browser/finder.ts'],
    define: { EDITOR_ADDRESS: JSON.stringify(editor) },
    outdir: root,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: ['chrome111', 'safari16.4', 'firefox111'],
    charset: 'utf8',
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  if (!output) throw new Error('The finder of texts was not bundled.');
  return output.text;
}
