import { setTimeout as wait } from 'node:timers/promises';
import type { Driver, Json } from '@/tests/browsers/drivers/driver';

/** An element that can be seen: the first that matches, with the whole of its text. */
export type Target = { css: string; text?: string };

/** How long a page may take to do what it is waited for, in milliseconds. */
const timeout = 10_000;
const pause = 50;

/**
 * Waits until something is so.
 *
 * @param what is waited for, in words
 * @throws when it does not come in time
 */
export async function waitUntil(
  { version }: Driver,
  what: string,
  isSo: () => Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${version} waits in vain for ${what}`);
    await wait(pause);
  }
}

/** Waits until a function in the page says yes. */
export function waitFor<const Args extends readonly Json[]>(
  driver: Driver,
  what: string,
  isSo: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  return waitUntil(driver, what, () => driver.evaluate(isSo, ...args));
}

/** Where an element can be clicked, or why it cannot; brings it into view. Runs in the page. */
async function findPlace(
  css: string,
  text: string | null,
): Promise<[x: number, y: number] | string> {
  const plain = (words: string) =>
    words
      .replace(/[\u00ad\u2060]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      one.getClientRects().length > 0 &&
      (text === null || plain(one.textContent) === plain(text)),
  );
  if (element === undefined) return 'is not there';
  const rect = () => element.getBoundingClientRect();
  const frame = () => new Promise(requestAnimationFrame);
  if (rect().top < 0 || rect().bottom > window.innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const before = rect();
  await frame();
  await frame();
  const { left, top, width, height } = rect();
  if (before.left !== left || before.top !== top) return 'is moving';
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  if (hit === null) return 'is outside of the window';
  return element.contains(hit) ? [x, y] : `lies under <${hit.localName} class="${hit.className}">`;
}

const nameOf = ({ css, text }: Target) => (text === undefined ? css : `${css} “${text}”`);

/** Waits until an element can be clicked. */
async function placeOf(driver: Driver, target: Target): Promise<readonly [x: number, y: number]> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const place = await driver.evaluate(findPlace, target.css, target.text ?? null);
    if (typeof place !== 'string') return place;
    if (Date.now() > deadline) {
      throw new Error(`${driver.version} cannot reach ${nameOf(target)}: it ${place}.`);
    }
    await wait(pause);
  }
}

/** Clicks an element with the mouse as soon as that is possible. */
export async function clickOn(driver: Driver, target: Target): Promise<void> {
  await driver.click(...(await placeOf(driver, target)));
}

/** Moves the mouse onto an element. */
export async function hoverOver(driver: Driver, target: Target): Promise<void> {
  const [x, y] = await placeOf(driver, target);
  // A menu opens only under a mouse that moves on it.
  await driver.moveTo(x - 2, y);
  await driver.moveTo(x, y);
}

/** Waits until there are so many elements that can be seen. */
export function waitForCount(driver: Driver, css: string, count: number): Promise<void> {
  return waitFor(
    driver,
    `${count} × ${css}`,
    (selector, wanted) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length ===
      wanted,
    css,
    count,
  );
}

/** Waits until an element has the focus. */
export function waitForFocus(driver: Driver, css: string): Promise<void> {
  return waitFor(
    driver,
    `the focus on ${css}`,
    (selector) => document.activeElement?.matches(selector) === true,
    css,
  );
}

/** Waits until islands of the page work. */
export async function waitForIslands(driver: Driver, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await waitForCount(driver, `[data-island="${name}"]:not([data-hydrated])`, 0);
  }
}

/** Gives an element the focus, without the mouse. */
export function focusOn(driver: Driver, css: string): Promise<void> {
  return driver.evaluate((selector) => {
    document.querySelector<HTMLElement>(selector)?.focus();
  }, css);
}

/**
 * Opens a page of a site as somebody who was never there.
 *
 * @param address below `origin`
 */
export async function openFresh(driver: Driver, origin: string, address: string): Promise<void> {
  // A page without scripts, which would write what is taken away here.
  await driver.open(`${origin}/robots.txt`);
  await driver.evaluate(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  await driver.open(origin + address);
}

/** A stored choice of the visitor, so that nothing is asked. */
export function storeChoice(driver: Driver, record: string): Promise<void> {
  return driver.evaluate((value) => window.localStorage.setItem('cookie-consent', value), record);
}
