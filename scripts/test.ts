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

  let isBuilt = false;
  const build: Step = {
    name: 'Build',
    run: async () => {
      await buildSite({ areTypesChecked: !project });
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
    return runSteps([build], [browserTests]);
  }
  // The tests of the contact backend wait more than they compute, and need no site.
  await runSteps(
    [
      { name: 'Checks', run: runChecks },
      { name: 'Contact backend (Node, Deno, PostgreSQL)', run: runContactTests },
    ],
    [{ name: 'Unit tests (Jest)', run: runJest }],
    [build],
    [onSite('Published files and own server, without a browser', runFileTests)],
    [browserTests],
  );
});
