import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';
import { expect, type Page } from 'playwright/test';
import { htmlFileFor } from '@/lib/routing/page-files';
import { siteFolder } from '@/tests/support/hosts';
import { matrixTagUnless, pagePaths } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';

/** Bytes of a response that arrive in the first round trip: ten packets. */
const firstFlight = 14_000;

const screens = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
] as const;

/** All files that a page refers to, except fonts. */
const otherFiles = /\.(css|svg|webp|avif|png|ico|js|webmanifest)$/;

/** Scripts change nothing before the first paint. */
test.use({ javaScriptEnabled: false });

/** The text that a browser can decompress from the first bytes of a page. */
async function firstBytesAsText(path: string): Promise<string> {
  const file = join(siteFolder, `${htmlFileFor(path)}.br`);
  const decoder = createBrotliDecompress({ finishFlush: 0 });
  return text(createReadStream(file, { end: firstFlight - 1 }).pipe(decoder));
}

/** A text on the screen with its style, and the edges of its line in pixels. */
type ShownLine = { text: string; edges: readonly number[] };

/** Layouts that arrive in parts round differently, by at most this number of pixels. */
const tolerance = 4;

/** Every text on the screen. */
function describeScreen(page: Page): Promise<ShownLine[]> {
  return page.evaluate(() => {
    const isOnScreen = ({ left, top, right, bottom }: DOMRect) =>
      bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const textLines = (node: Node): ShownLine[] => {
      const { parentElement: parent, textContent } = node;
      if (!parent?.checkVisibility({ visibilityProperty: true })) return [];
      const range = document.createRange();
      range.selectNode(node);
      const { color, fontSize, fontWeight, backgroundColor } = getComputedStyle(parent);
      const style = [color, backgroundColor, fontSize, fontWeight].join(' ');
      return [...range.getClientRects()].filter(isOnScreen).map(({ left, top, right, bottom }) => {
        const text = `${textContent?.trim().slice(0, 40)} | ${style}`;
        return { text, edges: [left, top, right, bottom] };
      });
    };
    const seen: ShownLine[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      seen.push(...textLines(node));
    return seen;
  });
}

for (const { path, sampleIndex } of pagePaths) {
  test(
    `the first packets of ${path} paint the content above the fold`,
    matrixTagUnless(sampleIndex !== undefined && sampleIndex < 4),
    async ({ page, origin }) => {
      const beginning = await firstBytesAsText(path);
      // Both screenshots use the fallback font, because late fonts are not used.
      await page.route('**/*.woff2', (route) => route.abort());
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await page.goto(path);
        const whole = await describeScreen(page);
        expect(whole.length).toBeGreaterThan(5);

        const isPageUrl = (url: URL) => url.href === origin + path;
        await page.route(isPageUrl, (route) =>
          route.fulfill({ contentType: 'text/html; charset=utf-8', body: beginning }),
        );
        // No response: content that waits for one of these files is not painted.
        await page.route(otherFiles, () => undefined);
        await page.goto(path, { waitUntil: 'commit' });
        await page.getByRole('heading', { level: 1 }).waitFor();
        // Scroll-driven animations take effect one frame after the layout.
        await expect(async () => {
          const shown = await describeScreen(page);
          expect(shown.map(({ text }) => text)).toEqual(whole.map(({ text }) => text));
          for (const [index, { text, edges }] of shown.entries()) {
            const shifts = edges.map((edge, side) => edge - (whole[index]?.edges[side] ?? 0));
            expect(Math.max(...shifts.map(Math.abs)), text).toBeLessThanOrEqual(tolerance);
          }
        }, `${screen.width} px`).toPass({ timeout: 5000 });
        await page.unroute(isPageUrl);
        await page.unroute(otherFiles);
      }
    },
  );
}
