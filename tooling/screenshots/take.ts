import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { startPreviewServer } from '@/tooling/hosting/preview-server';
import type { Shot } from '@/tooling/screenshots/plan';
import { type State, states } from '@/tooling/screenshots/states';
import { chromiumArgs, ensureChromium } from '@/tooling/support/chromium';

/** Makes letters and colours the same on every machine. */
const stableRendering = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** How long a state may take to come about, in milliseconds. */
const timeoutMs = 10_000;

/** Height of the window in pixels, by its width. */
const heightOf = (width: number) => (width < 768 ? 740 : 900);

/** A picture to take: a page as it is, or a state of it. */
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

/** What a visitor has answered before: neither banner nor bubble stands over the page. */
function dismissPrompts(): void {
  const onlyNecessary = { necessary: true, analytics: false, marketing: false, preferences: false };
  localStorage.setItem('cookie-consent', JSON.stringify(onlyNecessary));
  localStorage.setItem('language-suggestion', 'dismissed');
  sessionStorage.setItem('chat-bubble', 'dismissed');
}

/** Waits until letters and pictures are there, also those that wait until they are near. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** Waits until what was changed last is drawn: a picture taken sooner can be blank. */
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
 * Takes the pictures of a built site.
 *
 * @param site folder of the site
 * @param folder where the pictures go; it is made
 * @param onFailure called with the name of a picture whose state does not come about, and why
 * @returns how many pictures there are
 */
export async function takeShots(
  shots: readonly Shot[],
  { site, folder }: { site: string; folder: string },
  onFailure: (name: string, reason: string) => void,
): Promise<number> {
  const executablePath = ensureChromium();
  await mkdir(folder, { recursive: true });
  const server = await startPreviewServer({ root: site, port: 0, log: () => undefined });
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
