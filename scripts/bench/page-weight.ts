import type { Browser, Page, Request } from 'playwright/test';
import { layoutShift } from '@/scripts/bench/layout-shift';
import { isCompressible } from '@/scripts/hosts/content-types';
import { compressors } from '@/scripts/publishing/compress-files';

/** Viewport of a current phone, in CSS pixels. */
export const phone = { width: 390, height: 844 } as const;

/** Time by which a page's clock is advanced, in milliseconds. */
const clockAdvanceMs = 10_000;

type WeightKind = 'script' | 'html' | 'css' | 'fonts' | 'other';

/** Transfer size and layout shift of a first visit to a page. */
export type PageWeight = {
  path: string;
  /** Bytes as sent by a CDN: Brotli level 11; fonts and pictures uncompressed. */
  bytes: Readonly<Record<WeightKind | 'all', number>>;
  scripts: string[];
  shift: number;
};

const kindByResourceType: Readonly<Record<string, WeightKind>> = {
  script: 'script',
  document: 'html',
  stylesheet: 'css',
  font: 'fonts',
};

async function transferSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
  const content = Buffer.from(await response.arrayBuffer());
  if (!isCompressible(response.headers.get('content-type') ?? '')) return content.length;
  return (await compressors.br(content)).length;
}

/** Waits until all requests of a page have finished and no new ones are made. */
async function settle(page: Page, requests: readonly Request[]): Promise<void> {
  let known = 0;
  while (known < requests.length) {
    known = requests.length;
    await Promise.all(requests.map((request) => request.response()));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}

/** Opens a page as a new visitor on a phone, without any input, and advances its clock. */
async function visit(
  browser: Browser,
  url: string,
  inspect: (page: Page) => Promise<void>,
): Promise<{ requests: Request[]; shift: number }> {
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'no-preference' });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.clock.install();
    await page.goto(url);
    await settle(page, requests);
    await page.clock.fastForward(clockAdvanceMs);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await settle(page, requests);
    await inspect(page);
    return { requests, shift: await layoutShift(page) };
  } finally {
    await context.close();
  }
}

/**
 * Measures the transfer size of everything that pages request within 10 seconds without any input.
 *
 * @param options.urls absolute URLs of the pages
 * @param options.inspect called with each page after that time
 */
export async function measurePages(
  browser: Browser,
  { urls, inspect }: { urls: readonly string[]; inspect: (page: Page) => Promise<void> },
): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (const url of urls) {
    const { requests, shift } = await visit(browser, url, inspect);
    const bytes = { script: 0, html: 0, css: 0, fonts: 0, other: 0, all: 0 };
    for (const request of requests.filter((one) => one.url().startsWith('http'))) {
      const size = await transferSize(request.url());
      bytes[kindByResourceType[request.resourceType()] ?? 'other'] += size;
      bytes.all += size;
    }
    const scripts = requests
      .filter((request) => request.resourceType() === 'script')
      .map((request) => new URL(request.url()).pathname);
    weights.push({ path: new URL(url).pathname, bytes, scripts, shift });
  }
  return weights;
}

/** Formats the sizes of each page in KB (1000 bytes), and its layout shift. */
export function formatWeights(weights: readonly PageWeight[]): string {
  const lines = weights.map(({ path, bytes, shift }) => {
    const sizes = Object.entries(bytes).map(
      ([kind, size]) => `${kind} ${(size / 1000).toFixed(1)}`,
    );
    return `${path}: ${sizes.join(', ')} KB; CLS ${shift.toFixed(3)}`;
  });
  return lines.join('\n');
}
