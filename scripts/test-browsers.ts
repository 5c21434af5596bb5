import {
  adviceFor,
  hasPlaywrightBuild,
  installPackages,
  missingPackages,
} from '@/tests/browsers/programs';
import { buildSite } from '@/tooling/build/build-site';
import { assertContent } from '@/tooling/checks/build-checks';
import { command } from '@/tooling/support/command';
import { type Engine, engines } from '@/tooling/test-runs/engines';
import type { Counts } from '@/tooling/test-runs/test-reports';
import { runEngineSpecs, runSmokeTests } from '@/tooling/test-runs/test-runners';

/** Tests installed engines only, and reports what did not run. */
const lenient = '--if-available';

const names = { firefox: 'Firefox', webkit: 'WebKit' } as const satisfies Record<Engine, string>;

/** How each engine is tested: by all engine-dependent specs, by the smoke suite, or not at all. */
type Plan = { specs: readonly Engine[]; smoke: readonly Engine[]; missing: readonly Engine[] };

function makePlan(): Plan {
  const specs = engines.filter(hasPlaywrightBuild);
  const others = engines.filter((engine) => !specs.includes(engine));
  installPackages(others.flatMap(missingPackages));
  const missing = others.filter((engine) => missingPackages(engine).length > 0);
  return { specs, smoke: others.filter((engine) => !missing.includes(engine)), missing };
}

/** One line for each engine that was not fully tested. */
function gapsOf({ smoke, missing }: Plan): string[] {
  return [
    ...smoke.map((engine) => {
      const build = `npx playwright install --with-deps ${engine}`;
      return `${names[engine]}: only the smoke suite was run; for all specs: ${build}`;
    }),
    ...missing.map((engine) => `${names[engine]}: did not run; ${adviceFor([engine])}`),
  ];
}

async function runPlan({ specs, smoke }: Plan): Promise<Counts> {
  await buildSite();
  const results = [
    ...(smoke.length > 0 ? [await runSmokeTests(smoke)] : []),
    ...(specs.length > 0 ? [await runEngineSpecs(specs)] : []),
  ];
  const sum = (of: keyof Counts) => results.reduce((total, counts) => total + counts[of], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

await command(async () => {
  const words = process.argv.slice(2);
  const unknown = words.filter((word) => word !== lenient);
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Expected ${lenient}.`);

  const plan = makePlan();
  if (plan.missing.length > 0 && !words.includes(lenient)) {
    throw new Error(`Browsers are missing. Install them: ${adviceFor(plan.missing)}`);
  }
  await assertContent();
  const hasBrowser = plan.missing.length < engines.length;
  const { passed, failed } = hasBrowser ? await runPlan(plan) : { passed: 0, failed: 0 };
  console.log(`\n${gapsOf(plan).join('\n')}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
