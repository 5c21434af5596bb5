import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureTestChromium } from '@/tooling/support/chromium';
import { command } from '@/tooling/support/command';
import { relatedTests } from '@/tooling/test-runs/related-tests';
import type { Counts } from '@/tooling/test-runs/test-reports';
import { runChangedTests } from '@/tooling/test-runs/test-runners';

const usage = 'npm run test:changed -- main';

function git(...args: string[]): string[] {
  const output = execFileSync('git', args, { encoding: 'utf8' });
  return output.split('\0').filter((line) => line !== '');
}

/** Files that are new or other than in a commit; what was deleted has no tests. */
function changedSince(commit: string): string[] {
  const changed = git('diff', '--name-only', '-z', '--diff-filter=d', commit, '--');
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...added])].filter((file) => existsSync(file)).sort();
}

// Tests what differs from the last commit, or from the one that is named.
await command(async () => {
  const [commit = 'HEAD', ...others] = process.argv.slice(2);
  if (others.length > 0) throw new Error(`Expected: ${usage}`);
  const files = changedSince(commit);
  const related = relatedTests(files);
  console.log([`${files.length} changed files`, ...related.node, ...related.browser].join('\n'));
  if (related.browser.length > 0) process.env['CHROMIUM_PATH'] = ensureTestChromium();
  const results = await runChangedTests(files, related);
  const sum = (of: keyof Counts) => results.reduce((total, counts) => total + counts[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
});
