import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsFolder, writeAsset } from '@/tooling/publishing/asset-names';
import { elementsOf, type PageDocument } from '@/tooling/publishing/page-document';
import { firstScreenOf } from '@/tooling/publishing/styles/first-screen';
import type { PageStyles } from '@/tooling/publishing/styles/page-styles';
import { splitStyles } from '@/tooling/publishing/styles/split-styles';
import { filesIn } from '@/tooling/support/files-in';

/** Lists of classes in a script: in its string literals. */
const literals = /(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;

const classListsOf = ($: PageDocument): string[] =>
  elementsOf($).map(({ name, attribs }) => `<${name}> ${attribs['class'] ?? ''}`.trim());

async function classListsOfScripts(outDir: string): Promise<string[]> {
  const folder = join(outDir, assetsFolder);
  const scripts = (await filesIn(folder)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text) => [...text.matchAll(literals)].map(([, , list = '']) => list));
}

const sheetsOf = ($: PageDocument): string[] =>
  $('link[rel="stylesheet"]')
    .get()
    .map(({ attribs }) => attribs['href'] ?? '');

/** The style sheet that all pages share. @throws when it is not the first of every page */
function sharedSheet(pages: readonly PageDocument[]): string {
  const [sheet, ...others] = new Set(pages.map(($) => sheetsOf($)[0]));
  if (sheet === undefined || others.length > 0) {
    throw new Error('The pages share no style sheet that comes first.');
  }
  return sheet;
}

/**
 * Replaces the published style sheets: of the shared one, what first screens need goes into the pages,
 * together with the small sheets of single pages. The rest of the shared one stays a file.
 *
 * @returns the styles of each page
 */
export async function publishStyles(
  outDir: string,
  pages: readonly PageDocument[],
): Promise<PageStyles[]> {
  const shared = sharedSheet(pages);
  const paths = [...new Set(pages.flatMap(sheetsOf))];
  const texts = new Map<string, string>();
  for (const path of paths) texts.set(path, await readFile(join(outDir, path), 'utf8'));
  const textOf = (path: string) => texts.get(path) ?? '';
  const own = paths.filter((path) => path !== shared);

  const { first, rest, repeated } = splitStyles(
    { shared: textOf(shared), own: own.map(textOf) },
    { pages, firstScreens: pages.map(firstScreenOf) },
    [...pages.flatMap(classListsOf), ...(await classListsOfScripts(outDir))],
  );
  await Promise.all(paths.map((path) => rm(join(outDir, path))));
  const restPath = await writeAsset(outDir, shared, rest);
  return pages.map(($) => {
    const ofPage = sheetsOf($).slice(1);
    const sheets = [first, ofPage.map(textOf).join('')];
    const late = ofPage.map((path) => repeated[own.indexOf(path)]).join('');
    return { inline: sheets.filter(Boolean), rest: restPath, late };
  });
}
