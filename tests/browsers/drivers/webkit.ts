import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { callIn, type Driver, type Key } from '@/tests/browsers/drivers/driver';
import { makeTemporaryFolder, startProgram } from '@/tests/browsers/drivers/program';
import { middle, startVirtualDisplay } from '@/tests/browsers/drivers/virtual-display';
import { type InputStep, startSession } from '@/tests/browsers/drivers/webdriver';
import { freePort } from '@/tooling/support/listen-address';

/** How the standard writes keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = {
  ArrowDown: ['\ue015'],
  Enter: ['\ue007'],
  Escape: ['\ue00c'],
  'Shift+Tab': ['\ue008', '\ue004'],
  Space: [' '],
  Tab: ['\ue004'],
} as const satisfies Record<Key, readonly string[]>;

/** The buttons beside the address line would keep the window wider than a telephone. */
const narrowWindow = '* { min-width: 0; margin: 0; border-width: 0; padding: 0 }';

const startTimeout = 10_000;

async function whenReady(origin: string): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (!(await fetch(`${origin}/status`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
    await wait(50);
  }
}

const down = (value: string): InputStep => ({ type: 'keyDown', value });
const up = (value: string): InputStep => ({ type: 'keyUp', value });

/**
 * Starts WebKitGTK's browser on a screen of its own and drives it by WebDriver.
 *
 * @param driverPath the WebDriver server, which starts the browser
 */
export async function startWebKit(driverPath: string): Promise<Driver> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    const { folder, remove } = makeTemporaryFolder('webkit-home');
    closers.push(async () => remove());
    await mkdir(join(folder, 'gtk-3.0'));
    await writeFile(join(folder, 'gtk-3.0/gtk.css'), narrowWindow);
    const display = await startVirtualDisplay();
    closers.push(display.end);
    const port = await freePort();
    const server = startProgram(driverPath, [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: display.name,
        GDK_BACKEND: 'x11',
        HOME: folder,
        NO_AT_BRIDGE: '1',
        XDG_CACHE_HOME: folder,
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
      },
    });
    closers.push(server.end);
    const origin = `http://127.0.0.1:${port}`;
    await whenReady(origin);
    const session = await startSession(origin, { browserName: 'MiniBrowser' });
    closers.push(session.end);

    const pointTo = (x: number, y: number): InputStep => ({
      type: 'pointerMove',
      x: Math.round(x),
      y: Math.round(y),
      duration: 0,
      origin: 'viewport',
    });
    const evaluate: Driver['evaluate'] = async (run, ...args) => {
      const script = `const done = arguments[arguments.length - 1];
        ${callIn(run, args)}.then((json) => done('.' + json), (error) => done('!' + error));`;
      const said = await session.runScript(script);
      if (said.startsWith('!')) throw new Error(said.slice(1));
      return JSON.parse(said.slice(1));
    };
    return {
      engine: 'webkit',
      version: `WebKitGTK ${session.browserVersion}`,
      open: session.open,
      evaluate,
      moveTo: (x, y) => session.perform('mouse', [pointTo(x, y)]),
      click: (x, y) =>
        session.perform('mouse', [
          pointTo(x, y),
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      type: (text) =>
        session.perform(
          'keyboard',
          [...text].flatMap((letter) => [down(letter), up(letter)]),
        ),
      press: (key) =>
        session.perform('keyboard', [...keys[key].map(down), ...keys[key].toReversed().map(up)]),
      resize: async ({ width, height }) => {
        const measure = () => evaluate(() => [window.innerWidth, window.innerHeight] as const);
        const place = { x: middle - Math.floor(width / 2), y: 0, width };
        const got = await session.windowRect({ ...place, height });
        const [, innerHeight] = await measure();
        await session.windowRect({ ...place, height: height + got.height - innerHeight });
        const [innerWidth, finalHeight] = await measure();
        return { width: innerWidth, height: finalHeight };
      },
      screenshot: session.screenshot,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
