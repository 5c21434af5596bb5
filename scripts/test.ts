import { parseArgs } from 'node:util';
import { buildSite } from '@/scripts/build/build-site';
import { assertContent } from '@/scripts/checks/build-checks';
import { ensureChromium } from '@/scripts/support/chromium';
import { command } from '@/scripts/support/command';
import { runChecks } from '@/scripts/test-runs/run-checks';
import {
  buildNext,
  type Counts,
  runContactTests,
  runFileTests,
  runJest,
  runPlaywright,
  runSteps,
  type Step,
} from '@/scripts/test-runs/runners';

/** @throws an error of one line for unknown arguments */
function readArguments() {
  try {
    return parseArgs({
      options: { all: { type: 'boolean' }, project: { type: 'string', multiple: true } },
    }).values;
  } catch {
    throw new Error('Usage: npm test, npm test -- --all, or npm test -- --project=firefox');
  }
}

await command(async () => {
  const { all = false, project } = readArguments();
  const projects = all ? ['published', 'matrix', 'node', 'node-matrix', 'editor'] : project;
  // Before the steps, which take minutes.
  if (!projects?.every((name) => name === 'firefox' || name === 'webkit')) ensureChromium();

  let isBuilt = false;
  const build: Step = {
    name: 'Build',
    run: async () => {
      await buildSite();
      if (projects?.some((name) => name.startsWith('node'))) await buildNext();
      isBuilt = true;
      return { passed: 1, failed: 0 };
    },
  };
  const onSite = (name: string, run: () => Promise<Counts>): Step => ({
    name,
    run: async () => (isBuilt ? run() : Promise.reject(new Error('There is no site to test.'))),
  });
  const browserTests = onSite('Browser tests (Playwright)', () => runPlaywright(projects ?? []));
  if (project) {
    await assertContent();
    return runSteps([build, browserTests]);
  }
  await runSteps([
    {
      name: 'Checks',
      run: async () => {
        const results = await runChecks();
        const passed = results.filter((result) => result.passed).length;
        return { passed, failed: results.length - passed };
      },
    },
    { name: 'Unit tests (Jest)', run: runJest },
    { name: 'Contact backend (Node, Deno, PostgreSQL)', run: runContactTests },
    build,
    onSite('Published files and hosts, without a browser', runFileTests),
    browserTests,
  ]);
});
