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

const bundle = (file: string, editor: string) =>
  bundleScript(file, { define: { EDITOR_URL: JSON.stringify(editor) } });

/** Bundles the script that shows the file and key of a page's texts, as an ES module. */
export const bundleFinder = (editor: string) =>
  bundle('scripts/text-finder/browser/finder.ts', editor);

/** Bundles the script of `npm run dev`, which contains the finder. */
export const bundlePreview = (editor: string) =>
  bundle('scripts/text-finder/browser/preview.ts', editor);
