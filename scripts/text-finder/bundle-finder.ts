import { bundleScript } from '@/scripts/support/bundle-script';
import type { Environment } from '@/scripts/support/listen-address';

/**
 * The URL of the text editor, to which pages link.
 *
 * @returns an empty string without the setting `CMS_URL`
 * @throws a one-line error if it is not a web URL
 */
export function readEditorUrl(environment: Environment): string {
  const url = environment['CMS_URL'] ?? '';
  if (url === '' || (/^https?:/.test(url) && URL.canParse(url))) return url;
  throw new Error(`CMS_URL is ${JSON.stringify(url)}; expected https://….`);
}

/**
 * Bundles the script that shows the file and key of a page's texts, as an ES module.
 *
 * @param script `preview` also lists problems, for `npm run dev`
 */
export const bundleFinder = (editor: string, script: 'finder' | 'preview' = 'finder') =>
  bundleScript(`scripts/text-finder/browser/${script}.ts`, {
    define: { EDITOR_URL: JSON.stringify(editor) },
  });
