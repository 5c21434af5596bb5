import { parseArgs } from 'node:util';
import { buildNext, buildSite } from '@/scripts/build/build-site';
import { generateFiles } from '@/scripts/build/generate-files';
import { assertContent } from '@/scripts/checks/build-checks';
import { ensureChromium } from '@/scripts/support/chromium';
import { runCommand, runNode } from '@/scripts/support/command';
import {
  type Counts,
  installHosts,
  printResults,
  runContactTests,
  runFileTests,
  runHostTests,
  runJest,
  runPlaywright,
  runStep,
} from '@/scripts/test-runs/runners';

const passed: Counts = { passed: 1, failed: 0 };

async function checkContent(): Promise<Counts> {
  await assertContent();
  await generateFiles();
  return passed;
}

async function checkProject(): Promise<Counts> {
  await runNode(['--import', 'tsx', 'scripts/check.ts'], { NODE_ENV: 'test' });
  return passed;
}

await runCommand(async () => {
  const {
    all,
    content,
    project,
    hosts,
    'no-build': isBuilt,
  } = parseArgs({
    options: {
      all: { type: 'boolean' },
      // What another company, other words or another address could break.
      content: { type: 'boolean' },
      project: { type: 'string', multiple: true },
      // Next's own server and hosts of other providers.
      hosts: { type: 'boolean' },
      'no-build': { type: 'boolean' },
    },
  }).values;
  const everything = ['published', 'matrix', 'node', 'node-matrix', 'editor'];
  const chosen = content ? ['content'] : project;
  const projects = all ? everything : (chosen ?? []);
  // If there is no browser, this fails before the steps, which take minutes.
  const isOther = (name: string) => name === 'firefox' || name === 'webkit';
  if (projects.length === 0 || !projects.every(isOther)) ensureChromium();

  const build = () =>
    runStep('Build', async () => {
      await buildSite({ areTypesChecked: !project && !content });
      if (projects.some((name) => name.startsWith('node'))) await buildNext();
      return passed;
    });
  if (hosts) {
    installHosts();
    await assertContent();
    if (!isBuilt) await buildSite();
    await buildNext();
    await Promise.all([
      runStep('Hosts, without a browser', runHostTests),
      runStep('Browser tests on Next’s own server', () => runPlaywright(['node'])),
    ]);
    return printResults();
  }
  const runBrowser = () => runStep('Browser tests (Playwright)', () => runPlaywright(projects));
  if (project) {
    await assertContent();
    if (await build()) await runBrowser();
    return printResults();
  }
  const checks = runStep('Checks', content ? checkContent : checkProject);
  // These tests mostly wait. They need no built site.
  const contact = content
    ? undefined
    : runStep('Contact backend (Node, Deno, PostgreSQL)', runContactTests);
  // After the checks, which generate files.
  const unit = checks.then(() => runStep('Unit tests (Jest)', runJest));
  await checks;
  const isSiteBuilt = await build();
  const filesStep = 'Published files and site server, without a browser';
  const files = isSiteBuilt ? runStep(filesStep, runFileTests) : undefined;
  // Before the browsers, which use both processors.
  await Promise.all([unit, contact]);
  if (isSiteBuilt) await runBrowser();
  await files;
  return printResults();
});
