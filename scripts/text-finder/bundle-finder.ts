import { build } from 'esbuild';

/** The setting with the address of the text editor. */
const variable = 'CMS_URL';

/**
 * The address of the text editor, to which pages link.
 *
 * @returns an empty text without the setting
 * @throws an error of one line when it is no web address
 */
export function editorAddressFrom(
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const address = environment[variable];
  if (!address) return '';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new Error(`${variable} is ${JSON.stringify(address)}; expected https://….`);
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
