import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import { copyWithoutScripts } from '@/tooling/bench/bare-site';
import { type Comparison, compare, tableOfComparisons } from '@/tooling/bench/compare';
import { type ContactFigures, measureContact, tableOfContact } from '@/tooling/bench/contact';
import { assertLighthouse } from '@/tooling/bench/lighthouse';
import { type PageWeight, tableOfWeights, weighPages } from '@/tooling/bench/page-weight';
import { buildSite, siteFolder } from '@/tooling/build/build-site';
import { assertContent } from '@/tooling/checks/build-checks';
import { startPreviewServer } from '@/tooling/hosting/preview-server';
import { chromiumArgs, ensureChromium } from '@/tooling/support/chromium';
import { command } from '@/tooling/support/command';

const resultFolder = 'bench-results';

/** Pages that Lighthouse measures by default. */
const defaultAddresses = [hrefFor('de', 'home'), hrefFor('vas', 'home'), hrefFor('de', 'contact')];
const allAddresses = pageVariants.map(({ locale, page }) => hrefFor(locale, page));

/** Addresses of the site from the command line: `npm run bench -- /en/ /kontakt`. */
function addressesFrom(words: readonly string[]): readonly string[] {
  const unknown = words.filter((word) => !allAddresses.includes(word));
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. Expected any of ${allAddresses.join(', ')}.`);
  }
  return words.length > 0 ? words : defaultAddresses;
}

async function weighAll(origin: string, executablePath: string): Promise<PageWeight[]> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  try {
    return await weighPages(browser, {
      addresses: allAddresses.map((address) => origin + address),
    });
  } finally {
    await browser.close();
  }
}

type Results = { contact: ContactFigures; weights: PageWeight[]; comparisons: Comparison[] };

async function writeResults(results: Results): Promise<string> {
  await mkdir(resultFolder, { recursive: true });
  const date = new Date().toISOString();
  const file = join(resultFolder, `${date.replaceAll(':', '-')}.json`);
  await writeFile(file, `${JSON.stringify({ date, ...results }, undefined, 2)}\n`);
  return file;
}

await command(async () => {
  const addresses = addressesFrom(process.argv.slice(2));
  const executablePath = ensureChromium();
  await assertContent();
  if (!existsSync(siteFolder)) await buildSite();

  // Before the browser is started, which would affect the measurement.
  const contact = await measureContact(siteFolder);
  console.log(`${tableOfContact(contact)}\n`);

  const silent = { port: 0, log: () => undefined };
  const bareSite = await copyWithoutScripts(siteFolder);
  const server = await startPreviewServer({ root: siteFolder, ...silent });
  const bareServer = await startPreviewServer({ root: bareSite.folder, ...silent });
  const page = `http://127.0.0.1:${server.port}`;
  const bare = `http://127.0.0.1:${bareServer.port}`;
  const comparisons: Comparison[] = [];
  let weights: PageWeight[] = [];
  try {
    weights = await weighAll(page, executablePath);
    console.log(`${tableOfWeights(weights)}\n`);

    await assertLighthouse();
    for (const address of addresses) {
      console.log(`Lighthouse measures ${address}`);
      comparisons.push(await compare(address, { page, bare, chromium: executablePath }));
    }
    console.log(`\n${tableOfComparisons(comparisons)}\n`);
  } finally {
    // Keep the sizes even if Lighthouse failed.
    if (weights.length > 0) console.log(await writeResults({ contact, weights, comparisons }));
    await server.close();
    await bareServer.close();
    await bareSite.remove();
  }
});
