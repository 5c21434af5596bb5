import { parseArgs } from 'node:util';
import { buildNext, buildSite } from '@/scripts/build/build-site';
import { generateFiles } from '@/scripts/build/generate-files';
import { assertContent } from '@/scripts/checks/build-checks';
import { ensureChromium } from '@/scripts/support/chromium';
import { runCommand } from '@/scripts/support/command';
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

async function checkContent(): Promise<Counts> {
  await assertContent();
  await generateFiles();
  return { passed: 1, failed: 0 };
}

await runCommand(async () => {
  const { all, content, project } = parseArgs({
    options: {
      all: { type: 'boolean' },
      // What another company, other words or another address could break.
      content: { type: 'boolean' },
      project: { type: 'string', multiple: true },
    },
  }).values;
  const everything = ['published', 'matrix', 'node', 'node-matrix', 'editor'];
  const chosen = content ? ['content'] : project;
  const projects = all ? everything : chosen;
  // If there is no browser, this fails before the steps, which take minutes.
  if (!projects?.every((name) => name === 'firefox' || name === 'webkit')) ensureChromium();

  const checks: Step = { name: 'Checks', run: content ? checkContent : runChecks };
  // These tests mostly wait. They need no built site.
  const contact: Step = { name: 'Contact backend (Node, Deno, PostgreSQL)', run: runContactTests };
  // After the checks, which generate files.
  const unit: Step = { name: 'Unit tests (Jest)', run: runJest, after: [checks] };
  let isBuilt = false;
  const build: Step = {
    name: 'Build',
    after: [checks, contact],
    run: async () => {
      await buildSite({ areTypesChecked: !project && !content });
      if (projects?.some((name) => name.startsWith('node'))) await buildNext();
      isBuilt = true;
      return { passed: 1, failed: 0 };
    },
  };
  const needsSite = (name: string, run: () => Promise<Counts>, after: readonly Step[]): Step => ({
    name,
    run: async () =>
      isBuilt ? run() : Promise.reject(new Error('There is no built site to test.')),
    after,
  });
  const files = needsSite('Published files and site server, without a browser', runFileTests, [
    build,
  ]);
  const runBrowser = () => runPlaywright(projects ?? []);
  // After the unit tests, because the browsers use both processors.
  const browserTests = needsSite('Browser tests (Playwright)', runBrowser, [build, unit]);
  if (content) return runSteps([checks, unit, build, files, browserTests]);
  if (!project) return runSteps([checks, contact, unit, build, files, browserTests]);
  await assertContent();
  await runSteps([build, browserTests]);
});
