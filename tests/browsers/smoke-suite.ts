import { after, before, describe, test } from 'node:test';
import type { Driver } from '@/tests/browsers/drivers/driver';
import { consentTests } from '@/tests/browsers/smoke/consent';
import { contactTests } from '@/tests/browsers/smoke/contact';
import { lookTests } from '@/tests/browsers/smoke/looks';
import { menuTests } from '@/tests/browsers/smoke/menus';
import { pageTests } from '@/tests/browsers/smoke/pages';
import { type Stage, startStage } from '@/tests/browsers/stage';

const smokeTests = [...menuTests, ...consentTests, ...contactTests, ...pageTests, ...lookTests];

const timeout = 60_000;

/**
 * Runs every smoke test in one engine, one after the other in one page.
 *
 * @param name of the engine, for people
 */
export function runSmokeTests(name: string, start: () => Promise<Driver>): void {
  describe(name, () => {
    let started: { driver: Driver; stage: Stage } | undefined;
    before(
      async () => {
        const stage = await startStage();
        try {
          started = { stage, driver: await start() };
        } catch (error) {
          await stage.close();
          throw error;
        }
      },
      { timeout },
    );
    after(async () => {
      await started?.driver.close();
      await started?.stage.close();
    });

    for (const { name: what, run } of smokeTests) {
      test(what, { timeout }, async (context) => {
        if (!started) throw new Error(`${name} did not start.`);
        await run({
          ...started,
          note: (line) => context.diagnostic(`${started?.driver.version}: ${line}`),
        });
      });
    }
  });
}
