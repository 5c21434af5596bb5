import { cpSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite, siteFolder } from '@/scripts/build/build-site';
import { assertContent } from '@/scripts/checks/build-checks';
import { knownWords, planShots } from '@/scripts/screenshots/plan';
import { startSiteServer } from '@/scripts/serve/site-server';
import { ensureChromium } from '@/scripts/support/chromium';
import { git, runCommand, runNode } from '@/scripts/support/command';
import { listFiles } from '@/scripts/support/files';
import { screenshotReport, screenshotWords } from '@/scripts/text-changes/screenshots';

const folder = 'screenshots';
/** Folder of the screenshots that differ, each in both versions. */
const compareFolder = join(folder, 'compare');

const worktree = '.cache/shots-compare';

function removeWorktree(): void {
  rmSync(worktree, { recursive: true, force: true });
  git('.', 'worktree', 'prune');
}

/**
 * Builds an earlier commit of the site in a worktree, which is removed when this process ends.
 *
 * @param commit a hash, a branch, a tag, `HEAD~3`
 * @returns folder of the built site
 * @throws a one-line error if it cannot be checked out
 */
async function buildBaseline(commit: string): Promise<string> {
  removeWorktree();
  process.once('exit', removeWorktree);
  if (git('.', 'worktree', 'add', '--detach', '--force', worktree, commit) === undefined) {
    throw new Error(`${commit}: git cannot check this commit out. Expected a hash or a branch.`);
  }
  const packages = [worktree, '.'].map((root) => readFileSync(join(root, 'package-lock.json')));
  if (packages[0]?.equals(packages[1] ?? Buffer.of())) {
    // Next's bundler does not follow symbolic links out of the folder that it builds.
    const options = { recursive: true, verbatimSymlinks: true };
    cpSync('node_modules', join(worktree, 'node_modules'), options);
  }
  // Also installs missing packages.
  const program = ['scripts/bootstrap.mjs', 'scripts/build.ts'];
  await runNode(program, { NODE_ENV: 'production', cwd: worktree });
  return join(worktree, 'out');
}

/** Takes screenshots of a site with Playwright, or compares a site with earlier screenshots. */
async function runShots(root: string, words: readonly string[], ...args: string[]): Promise<void> {
  const server = await startSiteServer({ root, log: () => undefined });
  try {
    const config = ['--config=tests/playwright.config.ts', '--project=screenshots'];
    const playwright = ['node_modules/playwright/cli.js', 'test', ...config];
    await runNode([...playwright, `--output=${compareFolder}`, ...args], {
      NODE_ENV: 'production',
      SHOTS_ORIGIN: `http://127.0.0.1:${server.port}`,
      SHOTS_WORDS: words.join(' '),
      PLAYWRIGHT_HTML_OUTPUT_DIR: join(folder, 'report'),
      PLAYWRIGHT_HTML_OPEN: 'never',
    });
  } finally {
    await server.close();
  }
}

/** Compares the current state with a commit, and returns the files that show differences. */
async function compare(commit: string, words: readonly string[]): Promise<readonly string[]> {
  const earlier = await buildBaseline(commit);
  await buildSite();
  await runShots(earlier, words, '--update-snapshots=all', '--reporter=line').catch(() =>
    console.log('Some screenshots of the earlier state failed. These pages count as new.'),
  );
  const options = ['--update-snapshots=none', '--reporter=line,html'];
  const failure = await runShots(siteFolder, words, ...options).catch((error: unknown) => error);
  console.log(`Report: ${folder}/report/index.html`);
  const files = await listFiles(compareFolder);
  // Playwright also fails when screenshots differ, which is an expected result.
  if (failure && !files.some((file) => file.endsWith('-actual.png'))) throw failure;
  return files;
}

/** Compares the pages whose texts have changed, and lists the screenshots as Markdown. */
async function compareTexts(commit: string): Promise<void> {
  const paths = git('.', 'diff', '--name-only', `${commit}...HEAD`) ?? '';
  const words = screenshotWords(paths.split('\n'));
  const files = words.length > 0 ? await compare(commit, words) : [];
  await mkdir(compareFolder, { recursive: true });
  await writeFile(join(compareFolder, 'report.md'), screenshotReport(files));
}

// The exit handler removes the worktree. The delay lets a running build exit first, which gets the
// same signal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => setTimeout(() => process.exit(130), 500));
}

// npm run shots:compare -- HEAD~1 home de 360   compares with a commit
// npm run shots:compare -- --texts origin/main  compares the pages whose texts have changed
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { texts: { type: 'boolean' } },
    allowPositionals: true,
  });
  const words = positionals.filter((word) => knownWords.includes(word));
  const [commit, ...others] = positionals.filter((word) => !words.includes(word));
  if (commit === undefined)
    throw new Error('Expected a commit to compare with, such as HEAD~1 or main.');
  planShots(others);
  ensureChromium();
  await assertContent();
  await rm(folder, { recursive: true, force: true });
  if (values.texts) await compareTexts(commit);
  else await compare(commit, words);
});
