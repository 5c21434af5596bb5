import type { Browser, BrowserType } from 'playwright/test';
import { measureBetween } from '@/scripts/bench/between-pages';
import { firstPaintOfFlight, stall } from '@/scripts/bench/first-flight';
import { startHttp2Server } from '@/scripts/bench/http2-server';
import { inputPlaces, measureInput } from '@/scripts/bench/input';
import {
  installLighthouse,
  type Lighthouse,
  type Measurement,
  measure,
  medianMeasurement,
} from '@/scripts/bench/lighthouse';
import type { BenchOptions, Part } from '@/scripts/bench/options';
import { loadPage, medianLoad, type PageLoad, relativeLoad } from '@/scripts/bench/page-load';
import { weighPages } from '@/scripts/bench/page-weight';
import { startPlainServer } from '@/scripts/bench/plain-server';
import { type BenchResults, type Form, forms, type PageResult } from '@/scripts/bench/results';
import { writeSimilarPage } from '@/scripts/bench/similar-page';
import { startStalledLine } from '@/scripts/bench/slow-proxy';
import { median } from '@/scripts/bench/statistics';
import {
  buildWithNext,
  copyWithoutScripts,
  copyWithStylesOutside,
  type SiteCopy,
} from '@/scripts/bench/variants';
import { startSiteServer } from '@/scripts/serve/site-server';
import { chromiumArgs } from '@/scripts/support/chromium';

type Options = BenchOptions & {
  siteFolder: string;
  /** `distDir` of the export, which is built anew for Next's usual hydration. */
  exportFolder: string;
  executablePath: string;
  browserType: BrowserType;
};

/** Something that is served for the measurement: its origin, and a function that ends it. */
type Host = { origin: string; end: () => Promise<void> };

const originOf = (port: number, scheme = 'http') => `${scheme}://127.0.0.1:${port}`;

/** Serves a site with the headers of its host, under the name of its public address. */
async function hostSite(root: string): Promise<Host> {
  const { port, close } = await startSiteServer({
    root,
    siteHost: '127.0.0.1',
    log: () => undefined,
  });
  return { origin: originOf(port), end: close };
}

async function hostCopy(copy: SiteCopy, isPlain = false): Promise<Host> {
  const host = isPlain
    ? await startPlainServer(copy.folder).then(({ port, close }) => ({
        origin: originOf(port),
        end: close,
      }))
    : await hostSite(copy.folder);
  return {
    origin: host.origin,
    end: async () => {
      await host.end();
      await copy.remove();
    },
  };
}

/** Goes on without what cannot be measured, and notes it. */
async function attempt(
  { failures }: BenchResults,
  what: string,
  work: () => Promise<void>,
): Promise<void> {
  await work().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    failures.push(`${what}: ${reason}`);
    console.error(`${what}: ${reason}`);
  });
}

/** The browser may fail once on a busy machine. */
async function twice<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    console.warn(error instanceof Error ? error.message : error);
    return work();
  });
}

/** Visits a page in all forms in turn, so that other load on the machine affects all of them. */
async function loadForms(
  browser: Browser,
  hosts: Partial<Record<Form, Host>>,
  { address, runs }: { address: string; runs: number },
): Promise<Pick<PageResult, 'loads' | 'relative'>> {
  const loads: Record<Form, PageLoad[]> = { page: [], bare: [], outside: [], next: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const form of forms) {
      const origin = hosts[form]?.origin;
      if (origin !== undefined) {
        loads[form].push(await twice(() => loadPage(browser, origin + address)));
      }
    }
  }
  const measured = forms.filter((form) => loads[form].length > 0);
  const others = measured.filter((form) => form !== 'page');
  return {
    loads: Object.fromEntries(measured.map((form) => [form, medianLoad(loads[form])])),
    relative: Object.fromEntries(
      others.map((form) => [form, relativeLoad(loads.page, loads[form])]),
    ),
  };
}

/** Repeats a measurement, one after the other. */
async function repeat<Result>(runs: number, work: () => Promise<Result>) {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await twice(work));
  return results;
}

/** Lets Lighthouse measure a page and the same page without scripts alternately. */
async function simulate(
  address: string,
  hosts: { page: Host; bare: Host },
  { runs, chromium, lighthouse }: { runs: number; chromium: string; lighthouse: Lighthouse },
): Promise<{ page: Measurement; bare: Measurement }> {
  const measured: { page: Measurement[]; bare: Measurement[] } = { page: [], bare: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const form of ['page', 'bare'] as const) {
      const hasAllCategories = form === 'page' && run === 0;
      const options = { lighthouse, chromium, hasAllCategories };
      const target = hosts[form].origin + address;
      measured[form].push(await twice(() => measure(target, options)));
    }
  }
  return { page: medianMeasurement(measured.page), bare: medianMeasurement(measured.bare) };
}

/** What the parts of a run share: its results and options, and the site as published. */
type Run = {
  results: BenchResults;
  options: Options;
  page: Host;
  /** Keeps a host until the end of the run. */
  hosted: (host: Promise<Host>) => Promise<Host>;
};

/** Gives the work a new browser: one that has crashed ends no more than its part. */
async function withBrowser(
  { browserType, executablePath }: Options,
  work: (browser: Browser) => Promise<void>,
): Promise<void> {
  const browser = await browserType.launch({ executablePath, args: [...chromiumArgs] });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

async function weighAll({ results, options, page }: Run): Promise<void> {
  await withBrowser(options, async (browser) => {
    const addresses = results.pages.map(({ address }) => page.origin + address);
    const weights = await weighPages(browser, { addresses });
    for (const [index, one] of results.pages.entries()) {
      const weight = weights[index];
      if (weight) one.weight = weight;
    }
  });
}

async function loadAll({ results, options, page, hosted }: Run, bare: Host): Promise<void> {
  const { siteFolder, exportFolder, runs } = options;
  const outside = await hosted(copyWithStylesOutside(siteFolder).then((copy) => hostCopy(copy)));
  const next = await hosted(buildWithNext(exportFolder).then((copy) => hostCopy(copy, true)));
  const similar = await hosted(writeSimilarPage().then((copy) => hostCopy(copy, true)));
  await attempt(results, 'similar page', () =>
    withBrowser(options, async (browser) => {
      const loads = await repeat(runs, () => loadPage(browser, `${similar.origin}/`));
      results.similar = medianLoad(loads);
    }),
  );
  for (const one of results.pages) {
    const { address } = one;
    console.log(`Chromium loads ${address}`);
    await attempt(results, `load ${address}`, () =>
      withBrowser(options, async (browser) => {
        const hosts = { page, bare, outside, next };
        Object.assign(one, await loadForms(browser, hosts, { address, runs }));
      }),
    );
  }
}

async function stallAll({ results, options, page, hosted }: Run): Promise<void> {
  const line = startStalledLine(page.origin, stall);
  const { origin } = await hosted(
    line.then(({ port, close }) => ({ origin: originOf(port), end: close })),
  );
  for (const one of results.pages) {
    await attempt(results, `flight ${one.address}`, () =>
      withBrowser(options, async (browser) => {
        // Once: it is a matter of seconds, not of milliseconds.
        one.flight = await twice(() => firstPaintOfFlight(browser, origin + one.address));
      }),
    );
  }
}

async function touchAll({ results, options, page }: Run): Promise<void> {
  for (const place of inputPlaces) {
    await attempt(results, `input ${place}`, () =>
      withBrowser(options, async (browser) => {
        const times = await repeat(options.runs, () => measureInput(browser, page.origin, place));
        results.input = { ...results.input, [place]: median(times) };
      }),
    );
  }
}

async function simulateAll({ results, options, page, hosted }: Run, bare: Host): Promise<void> {
  const byHttp2 = ({ origin }: Host) =>
    hosted(
      startHttp2Server(origin).then(({ port, close }) => ({
        origin: originOf(port, 'https'),
        end: close,
      })),
    );
  const hosts = { page: await byHttp2(page), bare: await byHttp2(bare) };
  const lighthouse = await installLighthouse();
  const tools = { runs: options.runs, chromium: options.executablePath, lighthouse };
  for (const one of results.pages) {
    console.log(`Lighthouse measures ${one.address}`);
    await attempt(results, `lighthouse ${one.address}`, async () => {
      one.simulated = await simulate(one.address, hosts, tools);
    });
  }
}

/**
 * Measures what the options name.
 *
 * @param results completed in place, so that they are kept if something fails
 */
export async function measureAll(results: BenchResults, options: Options): Promise<void> {
  const { siteFolder, executablePath, runs } = options;
  const has = (part: Part) => options.parts.includes(part);
  const hosts: Host[] = [];
  const hosted = async (host: Promise<Host>) => {
    hosts.push(await host);
    return host;
  };
  try {
    const page = await hosted(hostSite(siteFolder));
    const run: Run = { results, options, page, hosted };
    const bareHost = () => hosted(copyWithoutScripts(siteFolder).then((copy) => hostCopy(copy)));
    const bare = has('load') || has('lighthouse') ? await bareHost() : undefined;

    if (has('weights')) await weighAll(run);
    if (has('load') && bare) await loadAll(run, bare);
    if (has('flight')) await stallAll(run);
    if (has('input')) await touchAll(run);
    if (has('between')) {
      const chromium = { path: executablePath, args: chromiumArgs };
      await attempt(results, 'between', async () => {
        results.between = await measureBetween(page.origin, { runs, chromium });
      });
    }
    if (has('lighthouse') && bare) await simulateAll(run, bare);
  } finally {
    for (const { end } of hosts) await end();
  }
}
