import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import type { Shot } from '@/scripts/screenshots/plan';
import { type State, states } from '@/scripts/screenshots/states';
import { startSiteServer } from '@/scripts/serve/site-server';
import { chromiumArgs, ensureChromium } from '@/scripts/support/chromium';

/** Flags for identical text and colours on every machine. */
const stableRendering = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** Timeout for reaching a state, in milliseconds. */
const timeoutMs = 10_000;

/** Height of the viewport in pixels, by its width. */
const heightOf = (width: number) => (width < 768 ? 740 : 900);

/** A screenshot: a page in its initial or another state. */
type Picture = { name: string; shot: Shot; state?: State };

function picturesOf(shot: Shot): Picture[] {
  const { locale, page, width } = shot;
  const name = [locale, page, width].join('-');
  const shown = states.filter((state) => state.pages.includes(page) && state.at(width));
  return [
    { name, shot },
    ...shown.map((state) => ({ name: `${name}-${state.name}`, shot, state })),
  ];
}

/** Dismisses banner and chat bubble, as on a later visit. */
function dismissPrompts(): void {
  const onlyNecessary = { necessary: true, analytics: false, marketing: false, preferences: false };
  localStorage.setItem('cookie-consent', JSON.stringify(onlyNecessary));
  localStorage.setItem('language-suggestion', 'dismissed');
  sessionStorage.setItem('chat-bubble', 'dismissed');
}

/** Waits for fonts and for all images, lazy ones included. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** Waits until the last change is painted: an earlier screenshot can be blank. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

async function takeOne(
  browser: Browser,
  { origin, folder }: { origin: string; folder: string },
  { name, shot, state }: Picture,
): Promise<void> {
  const viewport = { width: shot.width, height: heightOf(shot.width) };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  try {
    page.setDefaultTimeout(timeoutMs);
    if (state?.isFirstVisit !== true) await page.addInitScript(dismissPrompts);
    await page.goto(origin + shot.address, { waitUntil: 'networkidle' });
    await settle(page);
    await state?.reach(page);
    await nextFrames(page);
    const fullPage = state === undefined || state.isWholePage === true;
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage, animations: 'disabled' });
  } finally {
    await page.close();
  }
}

/**
 * Takes screenshots of a built site.
 *
 * @param site folder of the site
 * @param folder output folder; created if missing
 * @param onFailure called with the name of a screenshot whose state was not reached, and the reason
 * @returns number of screenshots
 */
export async function takeShots(
  shots: readonly Shot[],
  { site, folder }: { site: string; folder: string },
  onFailure: (name: string, reason: string) => void,
): Promise<number> {
  const executablePath = ensureChromium();
  await mkdir(folder, { recursive: true });
  const server = await startSiteServer({ root: site, log: () => undefined });
  const origin = `http://127.0.0.1:${server.port}`;
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArgs, ...stableRendering],
  });
  let count = 0;
  try {
    for (const picture of shots.flatMap(picturesOf)) {
      try {
        await takeOne(browser, { origin, folder }, picture);
        count += 1;
      } catch (error) {
        const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
        onFailure(picture.name, reason);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return count;
}
