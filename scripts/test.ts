import { parseArgs } from 'node:util';
import { buildNext, buildSite } from '@/scripts/build/build-site';
import { assertContent } from '@/scripts/checks/build-checks';
import { ensureChromium } from '@/scripts/support/chromium';
import { command } from '@/scripts/support/command';
import { runChecks } from '@/scripts/test-runs/run-checks';
import {
  type Counts,
  runContactTests,
  runFileTests,
  runJest,
  runPlaywright,
  runSteps,
  type Step,
} from '@/scripts/test-runs/runners';

await command(async () => {
  const { all, project } = parseArgs({
    options: { all: { type: 'boolean' }, project: { type: 'string', multiple: true } },
  }).values;
  const projects = all ? ['published', 'matrix', 'node', 'node-matrix', 'editor'] : project;
  // Before the steps, which take minutes.
  if (!projects?.every((name) => name === 'firefox' || name === 'webkit')) ensureChromium();

  const checks: Step = { name: 'Checks', run: runChecks };
  // The tests of the contact backend wait more than they compute, and need no site.
  const contact: Step = { name: 'Contact backend (Node, Deno, PostgreSQL)', run: runContactTests };
  // After the checks, which generate files.
  const unit: Step = { name: 'Unit tests (Jest)', run: runJest, after: [checks] };
  let isBuilt = false;
  const build: Step = {
    name: 'Build',
    after: [checks, contact],
    run: async () => {
      await buildSite({ areTypesChecked: !project });
      if (projects?.some((name) => name.startsWith('node'))) await buildNext();
      isBuilt = true;
      return { passed: 1, failed: 0 };
    },
  };
  const onSite = (name: string, run: () => Promise<Counts>, after: readonly Step[]): Step => ({
    name,
    run: async () => (isBuilt ? run() : Promise.reject(new Error('There is no site to test.'))),
    after,
  });
  const files = onSite('Published files and own server, without a browser', runFileTests, [build]);
  const runBrowser = () => runPlaywright(projects ?? []);
  // Alone, because they measure times.
  const browserTests = onSite('Browser tests (Playwright)', runBrowser, [build, unit, files]);
  if (!project) return runSteps([checks, contact, unit, build, files, browserTests]);
  await assertContent();
  await runSteps([build, browserTests]);
});
