import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@/lib/locales';
import {
  type ExternalSources,
  metaPolicy,
  type StyleHashes,
} from '@/tooling/host-rules/content-security-policy';
import type { PageNeeds } from '@/tooling/host-rules/header-rules';
import { styleHash } from '@/tooling/host-rules/inline-styles';
import { sharedFonts } from '@/tooling/host-rules/preloaded-fonts';
import { assetPath } from '@/tooling/publishing/asset-names';
import { bundlerFolder, createAssetPublisher } from '@/tooling/publishing/assets';
import { assertPublished } from '@/tooling/publishing/check-published';
import { compressFiles } from '@/tooling/publishing/compress-files';
import { copyFiles } from '@/tooling/publishing/copy-files';
import type { Draft } from '@/tooling/publishing/draft-page';
import type { FinishedPage } from '@/tooling/publishing/finish-page';
import { publishedHostFiles } from '@/tooling/publishing/host-files/host-files';
import { publishedPages } from '@/tooling/publishing/page-files';
import {
  type PageJob,
  readDraft,
  readFinishedPage,
  workOnPage,
} from '@/tooling/publishing/page-work';
import { publishSearch } from '@/tooling/publishing/publish-search';
import { styledAttributesOf } from '@/tooling/publishing/styles/page-outline';
import type { PageStyles } from '@/tooling/publishing/styles/page-styles';
import { publishOutlineStyles } from '@/tooling/publishing/styles/publish-outline-styles';
import { filesIn } from '@/tooling/support/files-in';
import { type KeptResults, keepNothing } from '@/tooling/support/kept-results';
import { openWorkerTeam } from '@/tooling/support/worker-team';
import { writeFiles } from '@/tooling/support/write-files';

type Folders = {
  /** Next's export, with internal names. */
  exportDir: string;
  /** Files that are published unchanged. */
  publicDir: string;
  /** Folder of the published site; contains only the islands bundle at first. */
  outDir: string;
};

type Site = {
  /** Public path of the islands bundle's entry, which is already in `outDir`. */
  islands: string;
  /** Words of the company's facts, which are never hyphenated. */
  names: readonly string[];
  /** Address of the site without a path, to recognize its own absolute URLs. */
  url: string;
  /** External origins from which the site may load. */
  sources: ExternalSources;
  /** For previews, whose texts are marked: the script that reads the marks. */
  finder?: string;
};

/** How the work is done; it does not change the result. */
type Means = {
  /** Number of processes for the pages. */
  workers: number;
  /** Cache of results. */
  kept: KeptResults;
  /** Identifies the code that makes them. */
  version: string;
};

/** The module that a worker runs. */
const workerModule = 'tooling/publishing/page-worker.ts';

/** Does steps of pages that are not cached. */
type WorkOnPages = (jobs: readonly PageJob[]) => Promise<string[]>;

/** What a step follows from; not in one text, which would need the memory of all pages again. */
function inputsOf(job: PageJob, version: string): string[] {
  const [step, { html, ...others }] =
    'draft' in job ? (['draft', job.draft] as const) : (['finish', job.finish] as const);
  return [step, version, html, JSON.stringify(others)];
}

/** The HTML of all pages in Next's export. */
function readExport(exportDir: string): Promise<string[]> {
  return Promise.all(
    publishedPages.map(async ({ source, files }) => {
      const file = join(exportDir, source);
      if (!existsSync(file)) throw new Error(`Next's export has no ${source} for ${files[0]}.`);
      return readFile(file, 'utf8');
    }),
  );
}

/** Attributes whose values any style sheet of the export looks at. */
async function readStyledAttributes(exportDir: string): Promise<string[]> {
  const folder = join(exportDir, bundlerFolder);
  const sheets = (await filesIn(folder)).filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(sheets.map((file) => readFile(join(folder, file), 'utf8')));
  return styledAttributesOf(texts.join('\n'));
}

/** Publishes the script of a preview. */
async function publishFinder(outDir: string, script: string): Promise<string> {
  const path = assetPath('finder.js', Buffer.from(script));
  await writeFiles(outDir, { [path]: script });
  return path;
}

async function draftPages(
  work: WorkOnPages,
  { exportDir, outDir }: Folders,
  site: Site,
): Promise<Draft[]> {
  const styledAttributes = await readStyledAttributes(exportDir);
  const { islands, names } = site;
  const finder = site.finder === undefined ? undefined : await publishFinder(outDir, site.finder);
  const pages = await readExport(exportDir);
  const jobs = publishedPages.map(({ locale, path }, index) => ({
    draft: { html: pages[index] ?? '', locale, path, islands, names, styledAttributes, finder },
  }));
  return (await work(jobs)).map(readDraft);
}

/** Publishes the search of every language whose not-found page has the box for it. */
async function publishSearches(
  drafts: readonly Draft[],
  outDir: string,
): Promise<ReadonlyMap<Locale, string>> {
  const paths = new Map<Locale, string>();
  for (const [index, { locale }] of publishedPages.entries()) {
    if (!drafts[index]?.hasSearchBox) continue;
    const ofLocale = drafts.filter((_, other) => publishedPages[other]?.locale === locale);
    const known = ofLocale.flatMap(({ indexed }) => (indexed === undefined ? [] : [indexed]));
    paths.set(locale, await publishSearch(known, locale, outDir));
  }
  return paths;
}

/** Publishes the bundler's files that pages refer to. */
async function publishBundled(
  drafts: readonly Draft[],
  { exportDir, outDir }: Folders,
): Promise<ReadonlyMap<string, string>> {
  const publishAsset = createAssetPublisher(exportDir, outDir);
  const paths = new Map<string, string>();
  for (const address of new Set(drafts.flatMap((draft) => draft.assets))) {
    paths.set(address, await publishAsset(address));
  }
  return paths;
}

const hashesOf = ({ inline, late }: PageStyles): string[] =>
  [...inline, late].filter(Boolean).map(styleHash);

/**
 * Makes all pages, and writes what they have in common.
 *
 * @returns the pages by their files, and hashes of their inline styles
 */
async function makePages(
  work: WorkOnPages,
  { folders, site, means }: { folders: Folders; site: Site; means: Means },
): Promise<{ pages: ReadonlyMap<string, FinishedPage>; styles: StyleHashes }> {
  const { outDir } = folders;
  const drafts = await draftPages(work, folders, site);
  const assets = await publishBundled(drafts, folders);
  const searches = await publishSearches(drafts, outDir);
  const outlines = drafts.map(({ outline }) => outline);
  const styles = await publishOutlineStyles(outDir, outlines, { assets, ...means });

  const jobs = publishedPages.map(({ locale }, index): PageJob => {
    const [draft, ofPage] = [drafts[index], styles[index]];
    if (draft === undefined || ofPage === undefined) throw new Error('A page has no styles.');
    const allowedStyles = hashesOf(ofPage);
    return {
      finish: {
        html: draft.html,
        assets: Object.fromEntries(draft.assets.map((one) => [one, assets.get(one) ?? one])),
        search: draft.hasSearchBox ? searches.get(locale) : undefined,
        styles: ofPage,
        policy: metaPolicy(site.sources, allowedStyles),
        allowedStyles,
        url: site.url,
      },
    };
  });
  const finished = (await work(jobs)).map(readFinishedPage);
  const pages = finished.flatMap((page, index) =>
    (publishedPages[index]?.files ?? []).map((file) => [file, page] as const),
  );
  return { pages: new Map(pages), styles: [...new Set(styles.flatMap(hashesOf))].sort() };
}

/**
 * Turns Next's export into the published site.
 *
 * @returns number of files and bytes of the site, and what its headers take from the pages
 * @throws an error with one line per problem of the export or the published site
 */
export async function publish(
  folders: Folders,
  site: Site,
  means: Means = { workers: 1, kept: keepNothing, version: '' },
): Promise<{ files: number; bytes: number; needs: PageNeeds }> {
  const { exportDir, publicDir, outDir } = folders;
  const { kept, version, workers } = means;
  const team = openWorkerTeam(workerModule, workOnPage, workers);
  const work: WorkOnPages = async (jobs) => {
    const results = await kept.getAll(
      jobs.map((job) => inputsOf(job, version)),
      async (missing) => {
        const made = await team.runAll(missing.flatMap((index) => jobs[index] ?? []));
        return made.map((json) => Buffer.from(json));
      },
    );
    return results.map((json) => json.toString());
  };
  const { pages, styles } = await makePages(work, { folders, site, means }).finally(team.close);
  for (const [file, { html, data }] of pages) {
    await writeFiles(outDir, { [file]: html, ...data });
  }
  const needs = { styles, fonts: sharedFonts([...pages.values()].map(({ html }) => html)) };
  await copyFiles(exportDir, publicDir, outDir);
  await assertPublished(outDir, { publicDir, url: site.url, pages });
  await writeFiles(outDir, publishedHostFiles({ ...site, needs }));
  await compressFiles(outDir, kept);

  const files = await filesIn(outDir);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(outDir, file))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { files: files.length, bytes, needs };
}
