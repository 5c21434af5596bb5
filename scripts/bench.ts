import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import { measureAll } from '@/scripts/bench/measure-all';
import { benchOptions } from '@/scripts/bench/options';
import { htmlReport } from '@/scripts/bench/report';
import { type BenchResults, beyondBounds } from '@/scripts/bench/results';
import {
  asText,
  betweenTable,
  documentedTables,
  inputTable,
  mainTable,
  withTables,
} from '@/scripts/bench/tables';
import { buildSite, exportFolder, siteFolder } from '@/scripts/build/build-site';
import { assertContent } from '@/scripts/checks/build-checks';
import { ensureChromium } from '@/scripts/support/chromium';
import { command } from '@/scripts/support/command';

const resultFolder = 'bench-results';
const documentation = 'docs/performance.md';
const allAddresses = pageVariants.map(({ locale, page }) => hrefFor(locale, page));

async function writeResults(results: BenchResults): Promise<void> {
  await mkdir(resultFolder, { recursive: true });
  const file = join(resultFolder, results.date.replaceAll(':', '-'));
  await writeFile(`${file}.json`, `${JSON.stringify(results, undefined, 2)}\n`);
  await writeFile(`${file}.html`, htmlReport(results));
  console.log(`\n${file}.json, ${file}.html`);
}

await command(async () => {
  const options = benchOptions(process.argv.slice(2), allAddresses);
  const executablePath = ensureChromium();
  await assertContent();
  if (!existsSync(siteFolder)) await buildSite();

  const start = performance.now();
  const results: BenchResults = {
    date: new Date().toISOString(),
    runs: options.runs,
    seconds: 0,
    failures: [],
    pages: options.addresses.map((address) => ({ address })),
  };
  try {
    await measureAll(results, {
      ...options,
      siteFolder,
      exportFolder,
      executablePath,
      browserType: chromium,
    });
  } finally {
    results.seconds = (performance.now() - start) / 1000;
    // Keep what was measured even if something failed.
    await writeResults(results);
  }
  console.log(`\n${asText(mainTable(results.pages))}\n`);
  if (results.input) console.log(`${asText(inputTable(results))}\n`);
  if (results.between) console.log(`${asText(betweenTable(results.between))}\n`);
  const beyond = beyondBounds(results);
  if (beyond.length > 0) console.log(['Beyond bounds:', ...beyond].join('\n'));
  if (results.failures.length > 0) {
    throw new Error(['Not measured:', ...results.failures].join('\n'));
  }
  if (options.isWhole) {
    const document = await readFile(documentation, 'utf8');
    await writeFile(documentation, withTables(document, documentedTables(results)));
  }
});
