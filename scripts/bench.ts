import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { measureInput, widgets } from '@/scripts/bench/measure';
import { buildSite, siteFolder } from '@/scripts/build/build-site';
import { assertContent } from '@/scripts/checks/build-checks';
import { startSiteServer } from '@/scripts/serve/site-server';
import { chromiumArgs, ensureChromium } from '@/scripts/support/chromium';
import { runCommand } from '@/scripts/support/command';

/** The median; of an even number of values, the higher middle value. */
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

// Prints the Interaction to Next Paint of each widget: npm run bench -- --runs 5 form
await runCommand(async () => {
  const options = { runs: { type: 'string', default: '3' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const unknown = positionals.find((name) => !widgets.includes(name));
  if (unknown !== undefined) {
    throw new Error(`Unknown: ${unknown}. Expected any of ${widgets.join(', ')}.`);
  }
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs > 0)) throw new Error('--runs: expected 1, 2, 3 and so on.');
  const executablePath = ensureChromium();
  await assertContent();
  if (!existsSync(siteFolder)) await buildSite();
  const { port, close } = await startSiteServer({ root: siteFolder, log: () => undefined });
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  try {
    for (const widget of positionals.length > 0 ? positionals : widgets) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(await measureInput(browser, `http://127.0.0.1:${port}`, widget));
      }
      console.log(`${widget}: INP ${median(times)} ms (${times.join(', ')})`);
    }
  } finally {
    await browser.close();
    await close();
  }
});
