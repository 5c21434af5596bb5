import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import {
  beyondBounds,
  type Comparison,
  median,
  medianLoad,
  medianSimulation,
  tableOf,
} from '@/scripts/bench/comparison';
import { measureInput, widgets } from '@/scripts/bench/input';
import { type Simulation, simulate } from '@/scripts/bench/lighthouse';
import { loadPage, type PageLoad } from '@/scripts/bench/page-load';
import { weighPages } from '@/scripts/bench/page-weight';
import { buildSite, siteFolder } from '@/scripts/build/build-site';
import { assertContent } from '@/scripts/checks/build-checks';
import { compressFiles } from '@/scripts/publishing/compress-files';
import { isDataScript, parsePage, serialisePage } from '@/scripts/publishing/page-document';
import { startSiteServer } from '@/scripts/serve/site-server';
import { chromiumArgs, ensureChromium } from '@/scripts/support/chromium';
import { command } from '@/scripts/support/command';
import { filesIn } from '@/scripts/support/files-in';

/** Addresses and number of runs from the command line. */
function optionsFrom(args: string[]): { addresses: readonly string[]; runs: number } {
  const known = pageVariants.map(({ locale, page }) => hrefFor(locale, page));
  const options = { runs: { type: 'string', default: '3' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const unknown = positionals.filter((word) => !known.includes(word));
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. Expected any of ${known.join(', ')}.`);
  }
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs > 0)) throw new Error('--runs: expected 1, 2, 3 and so on.');
  return { addresses: positionals.length > 0 ? positionals : known, runs };
}

/** Copies the built site without its scripts, as the lower bound; data blocks stay. */
async function copyWithoutScripts(folder: string): Promise<void> {
  await cp(siteFolder, folder, { recursive: true });
  for (const file of (await filesIn(folder)).filter((name) => name.endsWith('.html'))) {
    const $ = parsePage(await readFile(join(folder, file), 'utf8'));
    $('script')
      .filter((_, script) => !isDataScript($(script).attr('type')))
      .remove();
    $('link[rel="modulepreload"], link[as="script"]').remove();
    await writeFile(join(folder, file), serialisePage($));
  }
  // The compressed copies are still those of the old pages.
  await compressFiles(folder);
}

/** Visits both forms in turn, so that other load on the machine affects both. */
async function compare(
  browser: Browser,
  hosts: { page: string; bare: string },
  { address, runs, path }: { address: string; runs: number; path: string },
): Promise<Comparison> {
  const addresses = { page: hosts.page + address, bare: hosts.bare + address };
  const loads: Record<'page' | 'bare', PageLoad[]> = { page: [], bare: [] };
  const simulations: Record<'page' | 'bare', Simulation[]> = { page: [], bare: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const form of ['page', 'bare'] as const) {
      loads[form].push(await loadPage(browser, addresses[form]));
      simulations[form].push(await simulate(addresses[form], path));
    }
  }
  const figuresOf = async (form: 'page' | 'bare') => {
    const [weight] = await weighPages(browser, { addresses: [addresses[form]] });
    return {
      kilobytes: (weight?.bytes.all ?? Number.NaN) / 1000,
      load: medianLoad(loads[form]),
      simulation: medianSimulation(simulations[form]),
    };
  };
  return { address, page: await figuresOf('page'), bare: await figuresOf('bare') };
}

/** Measures everything, and prints each page when it is done. */
async function measure(origins: { page: string; bare: string }, path: string): Promise<void> {
  const { addresses, runs } = optionsFrom(process.argv.slice(2));
  const browser = await chromium.launch({ executablePath: path, args: [...chromiumArgs] });
  try {
    const input: Record<string, number> = {};
    for (const widget of widgets) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(await measureInput(browser, origins.page, { widget, isSlow: true }));
      }
      input[widget] = median(times);
      console.log(`${widget}: INP ${input[widget]} ms`);
    }
    const comparisons: Comparison[] = [];
    for (const address of addresses) {
      comparisons.push(await compare(browser, origins, { address, runs, path }));
      console.log(`${address} is measured.`);
    }
    console.log(`\n${tableOf(comparisons)}\n`);
    const beyond = beyondBounds(comparisons, input);
    if (beyond.length > 0) throw new Error(['Beyond bounds:', ...beyond].join('\n'));
  } finally {
    await browser.close();
  }
}

await command(async () => {
  optionsFrom(process.argv.slice(2));
  const path = ensureChromium();
  await assertContent();
  if (!existsSync(siteFolder)) await buildSite();
  const bareFolder = await mkdtemp(join(tmpdir(), 'without-scripts-'));
  const serve = (root: string) =>
    startSiteServer({ root, siteHost: '127.0.0.1', log: () => undefined });
  const servers: Awaited<ReturnType<typeof serve>>[] = [];
  try {
    await copyWithoutScripts(bareFolder);
    servers.push(await serve(siteFolder), await serve(bareFolder));
    const [page = '', bare = ''] = servers.map(({ port }) => `http://127.0.0.1:${port}`);
    await measure({ page, bare }, path);
  } finally {
    for (const { close } of servers) await close();
    await rm(bareFolder, { recursive: true, force: true });
  }
});
