import { after, before, describe, test } from 'node:test';
import type { Driver } from '@/tests/browsers/drivers/driver';
import { consentTests } from '@/tests/browsers/smoke/consent';
import { contactTests } from '@/tests/browsers/smoke/contact';
import { lookTests } from '@/tests/browsers/smoke/looks';
import { menuTests } from '@/tests/browsers/smoke/menus';
import { pageTests } from '@/tests/browsers/smoke/pages';
import { type Stage, startStage } from '@/tests/browsers/stage';
import { shutDownOnSignals } from '@/tooling/support/shut-down-on-signals';

const smokeTests = [...menuTests, ...consentTests, ...contactTests, ...pageTests, ...lookTests];

/** For every test, and for the start of the browser, in milliseconds. */
const timeout = 60_000;

/**
 * Runs every smoke test in one engine, one after the other in one page.
 *
 * @param name of the engine, for people
 */
export function runSmokeTests(name: string, start: () => Promise<Driver>): void {
  let stage: Stage | undefined;
  let driver: Driver | undefined;
  const close = async () => {
    await driver?.close();
    await stage?.close();
  };
  shutDownOnSignals(close);
  // Ended first, the runner reads no more: to fail for that would leave the browser running.
  process.stdout.on('error', () => undefined);

  describe(name, () => {
    before(
      async () => {
        stage = await startStage();
        driver = await start();
      },
      { timeout },
    );
    after(close);

    for (const { name: what, run } of smokeTests) {
      test(what, { timeout }, async (context) => {
        if (!stage || !driver) throw new Error(`${name} did not start.`);
        const { version } = driver;
        await run({ driver, stage, note: (line) => context.diagnostic(`${version}: ${line}`) });
      });
    }
  });
}
