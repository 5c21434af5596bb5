import { makeFiles } from '@/scripts/build/make-files';
import { assertSiteLanguages } from '@/scripts/build/site-languages';
import { assertContent } from '@/scripts/checks/build-checks';
import { assertFunctionVersions } from '@/scripts/supply-chain/function-versions';
import { next, runNode } from '@/scripts/support/command';

// By their files: not every package lets its command be resolved by name.
const biome = 'node_modules/@biomejs/biome/bin/biome';
const tsc = 'node_modules/typescript/bin/tsc';
const knip = 'node_modules/knip/bin/knip.js';

type Check = { name: string; run: () => Promise<void> };

/** Result of a check. */
export type CheckResult = { name: string; passed: boolean };

/** Runs a tool, which prints its findings. */
function tool(file: string, ...args: string[]): Promise<void> {
  return runNode([file, ...args], { NODE_ENV: 'production' });
}

/** Type-checks with all generated files. */
async function checkTypes(): Promise<void> {
  await makeFiles();
  await tool(next, 'typegen');
  // Incremental build info misses changes in the message files.
  await tool(tsc, '--noEmit', '--incremental', 'false');
}

const checks: readonly Check[] = [
  {
    name: 'Form and rules (Biome)',
    run: () => tool(biome, 'check', '--error-on-warnings'),
  },
  // Before the types, for which the file is made anew.
  { name: 'Languages of the contact function', run: () => assertSiteLanguages() },
  { name: 'Types (TypeScript)', run: checkTypes },
  { name: 'Unused code (knip)', run: () => tool(knip) },
  { name: 'Texts, addresses, company facts', run: () => assertContent() },
  { name: 'Packages of the contact function', run: () => assertFunctionVersions() },
];

async function runOne({ name, run }: Check): Promise<CheckResult> {
  console.log(`\n── ${name}`);
  try {
    await run();
    return { name, passed: true };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { name, passed: false };
  }
}

/**
 * Runs every check that needs neither a build nor a browser, in sequence, even if an earlier one
 * failed. Each prints its findings.
 */
export async function runChecks(): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) results.push(await runOne(check));
  return results;
}
