import type { Browser, Page, Request } from 'playwright/test';

/** Viewport of a current phone, in CSS pixels. */
const phone = { width: 390, height: 844 } as const;

/** Time by which a page's clock is advanced, in milliseconds. */
const clockAdvanceMs = 10_000;

type WeightKind = 'script' | 'html' | 'css' | 'fonts' | 'other';

/** Transfer size and layout shift of a first visit to a page. */
type PageWeight = {
  path: string;
  /** Bytes as sent: Brotli level 11; fonts and pictures uncompressed. */
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

/**
 * Measures the transfer size of everything that a page requests within 10 seconds of a first visit
 * on a phone, without any input.
 *
 * @param inspect called after that time
 */
export async function measurePage(
  browser: Browser,
  url: string,
  inspect: (page: Page) => Promise<void>,
): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'no-preference' });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.clock.install();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.clock.fastForward(clockAdvanceMs);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    await inspect(page);
    const bytes = { script: 0, html: 0, css: 0, fonts: 0, other: 0, all: 0 };
    for (const request of requests.filter((one) => one.url().startsWith('http'))) {
      const { responseBodySize } = await request.sizes();
      bytes[kindByResourceType[request.resourceType()] ?? 'other'] += responseBodySize;
      bytes.all += responseBodySize;
    }
    const scripts = requests
      .filter((request) => request.resourceType() === 'script')
      .map((request) => new URL(request.url()).pathname);
    return { path: new URL(url).pathname, bytes, scripts, shift: await layoutShift(page) };
  } finally {
    await context.close();
  }
}

/** Formats the sizes of a page in KB (1000 bytes), and its layout shift. */
export function formatWeight({ path, bytes, shift }: PageWeight): string {
  const sizes = Object.entries(bytes).map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)}`);
  return `${path}: ${sizes.join(', ')} KB; CLS ${shift.toFixed(3)}`;
}

/** Sum of a page's layout shifts so far, without those after user input. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Supported by Chromium only.
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return 0;
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => {
      entries.push(...list.getEntries());
    }).observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered asynchronously; without any shift there is no callback.
    await new Promise((resolve) => setTimeout(resolve, 200));
    return entries
      .filter((entry) => !('hadRecentInput' in entry && entry.hadRecentInput === true))
      .map((entry) => ('value' in entry ? Number(entry.value) : 0))
      .reduce((sum, value) => sum + value, 0);
  });
}
