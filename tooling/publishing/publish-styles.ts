import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetPath, assetsFolder } from '@/tooling/publishing/asset-names';
import { firstScreenOf } from '@/tooling/publishing/first-screen';
import type { PageDocument } from '@/tooling/publishing/page-document';
import { splitStyles } from '@/tooling/publishing/split-styles';
import { filesIn } from '@/tooling/support/files-in';

/** Lists of classes in a script: in its string literals. */
const literals = /(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;

const classListsOf = ($: PageDocument): string[] =>
  $('[class]')
    .get()
    .map(({ attribs }) => attribs['class'] ?? '');

async function classListsOfScripts(outDir: string): Promise<string[]> {
  const folder = join(outDir, assetsFolder);
  const scripts = (await filesIn(folder)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text) => [...text.matchAll(literals)].map(([, , list = '']) => list));
}

/** The style sheet that all pages share. @throws when there is another number of them than one */
function sharedSheet(pages: readonly PageDocument[]): string {
  const sheets = new Set(
    pages.flatMap(($) =>
      $('link[rel="stylesheet"]')
        .get()
        .map(({ attribs }) => attribs['href'] ?? ''),
    ),
  );
  const [sheet, ...others] = sheets;
  if (sheet === undefined || others.length > 0) {
    throw new Error(`Expected one style sheet for all pages, found: ${[...sheets].join(', ')}`);
  }
  return sheet;
}

/**
 * Replaces the published style sheet by its part that is loaded after the first screen.
 *
 * @returns the part for the pages themselves, and the public path of the other
 */
export async function publishStyles(
  outDir: string,
  pages: readonly PageDocument[],
): Promise<{ first: string; rest: string }> {
  const whole = join(outDir, sharedSheet(pages));
  const { first, rest } = splitStyles(await readFile(whole, 'utf8'), pages.map(firstScreenOf), [
    ...pages.flatMap(classListsOf),
    ...(await classListsOfScripts(outDir)),
  ]);
  await rm(whole);
  const content = Buffer.from(rest);
  const path = assetPath(whole, content);
  await writeFile(join(outDir, path), content);
  return { first, rest: path };
}
