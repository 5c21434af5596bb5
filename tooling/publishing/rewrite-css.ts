import { build, type Plugin } from 'esbuild';

/**
 * Rewrites the addresses in a style sheet and prints it compactly. esbuild's parser does the
 * reading, so that strings and comments are never mistaken for addresses.
 *
 * @param file path of the style sheet
 * @param addressOf gives the new address for one as it is written in `url(…)`
 * @throws what esbuild says about a style sheet that it cannot read, or what `addressOf` throws
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
  if (!output) throw new Error(`${file}: no style sheet came out of it.`);
  return output.contents;
}
