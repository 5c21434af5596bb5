import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { assertContent } from '@/lib/checks/build-checks';
import { startPreviewServer } from '@/lib/hosting/preview-server';
import { planShots, type Shot } from '@/scripts/shots/plan';
import { frameStates } from '@/scripts/shots/states';
import { command } from '@/scripts/support/command';
import { chromiumArgs, ensureChromium } from '@/tests/support/chromium';

const folder = 'screenshots';

/** Makes letters and colours the same on every machine. */
const stableRendering = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** Height of the window in pixels, by its width. */
const heightOf = (width: number) => (width < 768 ? 740 : 900);

/** Takes a page's picture, and those of its states, each in a fresh window. */
async function take(browser: Browser, origin: string, shot: Shot): Promise<number> {
  const { locale, page, address, width } = shot;
  const states = page === 'home' ? frameStates.filter((state) => state.at(width)) : [];
  for (const state of [undefined, ...states]) {
    const window = await browser.newPage({
      viewport: { width, height: heightOf(width) },
      reducedMotion: 'reduce',
    });
    await window.goto(origin + address, { waitUntil: 'networkidle' });
    await state?.reach(window);
    const name = [locale, page, width, ...(state ? [state.name] : [])].join('-');
    // Menus and sheets cover the window, not the page.
    const fullPage = state === undefined || state.name === 'large-text';
    await window.screenshot({ path: join(folder, `${name}.png`), fullPage });
    await window.close();
  }
  return 1 + states.length;
}

await command(async () => {
  const shots = planShots(process.argv.slice(2));
  await assertContent();
  const { buildSite, siteFolder } = await import('@/scripts/support/build-site');
  if (!existsSync(siteFolder)) await buildSite();
  await mkdir(folder, { recursive: true });

  const server = await startPreviewServer({ root: siteFolder, port: 0, log: () => undefined });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, ...stableRendering],
  });
  try {
    let count = 0;
    for (const shot of shots) {
      count += await take(browser, `http://127.0.0.1:${server.port}`, shot);
    }
    console.log(`${count} pictures in ${folder}/`);
  } finally {
    await browser.close();
    await server.close();
  }
});
