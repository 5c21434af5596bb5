import { build, type Plugin } from 'esbuild';

/**
 * Rewrites the URLs in a style sheet and minifies it. Uses esbuild's parser, so that strings and
 * comments are not mistaken for URLs.
 *
 * @param file path of the style sheet
 * @param addressOf returns the replacement of a URL in `url(…)`
 * @throws esbuild's error for an invalid style sheet, or what `addressOf` throws
 */
export async function rewriteCss(
  file: string,
  addressOf: (reference: string) => Promise<string>,
): Promise<Uint8Array> {
  const rewrite: Plugin = {
    name: 'addresses',
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, async ({ kind, path }) =>
        kind === 'url-token' ? { path: await addressOf(path), external: true } : undefined,
      );
    },
  };
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [rewrite],
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`${file}: esbuild produced no style sheet.`);
  return output.contents;
}
