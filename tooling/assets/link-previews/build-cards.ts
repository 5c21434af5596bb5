import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { locales } from '@/lib/locales';
import { pageVariants } from '@/lib/routing/addresses';
import { type PageKey, pageKeys } from '@/lib/routing/table';
import { siteCharacters } from '@/tooling/assets/fonts/character-set';
import { cardDrawing } from '@/tooling/assets/link-previews/card-drawing';
import { cutCardFont } from '@/tooling/assets/link-previews/card-font';
import { cardLayouts } from '@/tooling/assets/link-previews/card-layouts';
import { cardLines } from '@/tooling/assets/link-previews/card-lines';
import { cardTexts } from '@/tooling/assets/link-previews/card-texts';
import { type CardJob, drawCard } from '@/tooling/assets/link-previews/draw-card';
import { codeVersion } from '@/tooling/support/code-version';
import { keepResultsIn } from '@/tooling/support/kept-results';
import { openWorkerTeam } from '@/tooling/support/worker-team';

/** Module of the processes that draw. */
const workerModule = 'tooling/assets/link-previews/card-worker.ts';
/** Cache of the pictures. */
const keptFolder = '.cache/link-previews';

/** The picture beside the title of every page, the same in all languages. */
async function readDrawings(root: string): Promise<ReadonlyMap<PageKey, string>> {
  const drawings = pageKeys.map(async (page) => {
    const layout = cardLayouts[page];
    const scene =
      layout.art.kind === 'scene'
        ? await readFile(join(root, `drawings/scenes/${layout.art.scene}-hero.svg`), 'utf8')
        : '';
    return [page, cardDrawing(layout, scene)] as const;
  });
  return new Map(await Promise.all(drawings));
}

/** What every picture shows. @throws an error with file and key if a title does not fit */
async function cardJobs(root: string): Promise<CardJob[]> {
  const font = await cutCardFont(await siteCharacters(root));
  const drawings = await readDrawings(root);
  return Promise.all(
    pageVariants.map(async (variant) => ({
      drawing: drawings.get(variant.page) ?? '',
      lines: cardLines(variant, await cardTexts(root, variant), font),
      font: { files: font.files, weight: font.weight },
    })),
  );
}

/** Draws what is not cached, in several processes. */
async function drawCards(root: string, jobs: readonly CardJob[]): Promise<Buffer[]> {
  const kept = keepResultsIn(join(root, keptFolder));
  const version = await codeVersion(workerModule, root);
  const team = openWorkerTeam(workerModule, drawCard, availableParallelism());
  const inputs = jobs.map(({ drawing, lines, font }) => [
    version,
    drawing,
    JSON.stringify(lines),
    ...font.files,
  ]);
  try {
    const pictures = await kept.getAll(inputs, async (missing) => {
      const drawn = await team.runAll(missing.flatMap((index) => jobs[index] ?? []));
      return drawn.map((png) => Buffer.from(png));
    });
    await kept.prune();
    return pictures;
  } finally {
    team.close();
  }
}

/**
 * Writes the link preview image of every page, `public/og/<locale>/<page>.png`, and their URLs
 * (`lib/metadata/generated.ts`). Image URLs are permanent, because old posts still request them;
 * pages add a version query that changes with the image, because networks cache images
 * indefinitely.
 *
 * @param root folder of the project
 * @throws an error with file and key if a title does not fit
 */
export async function buildCards(root: string = process.cwd()): Promise<void> {
  const pictures = await drawCards(root, await cardJobs(root));
  const made = pageVariants.map((variant, index) => {
    const png = pictures[index] ?? Buffer.alloc(0);
    const version = createHash('sha256').update(png).digest('hex').slice(0, 10);
    return { ...variant, png, path: `/og/${variant.locale}/${variant.page}.png`, version };
  });
  // Only after all images are made: a title that does not fit leaves the previous images untouched.
  await rm(join(root, 'public/og'), { recursive: true, force: true });
  for (const { path, png } of made) {
    const file = join(root, 'public', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, png);
  }
  const addresses = Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(
        made
          .filter((card) => card.locale === locale)
          .map(({ page, path, version }) => [page, `${path}?v=${version}`]),
      ),
    ]),
  );
  await writeFile(
    join(root, 'lib/metadata/generated.ts'),
    `/** Made by tooling/assets/link-previews/build-cards.ts; do not edit. */\nexport const cards = ${JSON.stringify(addresses)} as const;\n`,
  );
}
