import { type KeyInput, launch } from 'puppeteer-core';
import { callIn, type Driver, type Key } from '@/tests/browsers/drivers/driver';
import { makeTemporaryFolder } from '@/tests/browsers/drivers/program';

const keys = {
  ArrowDown: ['ArrowDown'],
  Enter: ['Enter'],
  Escape: ['Escape'],
  'Shift+Tab': ['Shift', 'Tab'],
  Space: [' '],
  Tab: ['Tab'],
} as const satisfies Record<Key, readonly [...KeyInput[], KeyInput]>;

/**
 * Starts Firefox without a window and drives it by WebDriver BiDi.
 *
 * @param executablePath the browser
 */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const { folder, remove } = makeTemporaryFolder('firefox-profile');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    userDataDir: folder,
  }).catch((error: unknown) => {
    remove();
    throw error;
  });
  const page = await browser.newPage();
  return {
    engine: 'firefox',
    version: (await browser.version()).replace('/', ' '),
    open: async (address) => {
      // Behind its last element a page gives the focus to the browser; another Tab brings it back.
      if ((await page.evaluate('document.hasFocus()')) === false) await page.keyboard.press('Tab');
      await page.goto(address);
    },
    evaluate: async (run, ...args) => JSON.parse(String(await page.evaluate(callIn(run, args)))),
    moveTo: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (key) => {
      const [first, second] = keys[key];
      if (second === undefined) return page.keyboard.press(first);
      await page.keyboard.down(first);
      await page.keyboard.press(second);
      await page.keyboard.up(first);
    },
    resize: async (size) => {
      await page.setViewport(size);
      return size;
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: async () => {
      await browser.close();
      remove();
    },
  };
}
