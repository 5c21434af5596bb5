import { parseArgs } from 'node:util';
import { generateFiles } from '@/scripts/build/generate-files';
import { assertContent } from '@/scripts/checks/build-checks';
import { assertDocumentedPaths, assertFunctionVersions } from '@/scripts/checks/project';
import { nextCommand, printError, runCommand, runNode, UserError } from '@/scripts/support/command';

/** Runs a tool by its file, because not all packages can be resolved by name. */
const tool = (file: string, ...args: string[]) =>
  runNode([file, ...args], { NODE_ENV: 'production' });

async function checkTypes(): Promise<void> {
  await generateFiles();
  await tool(nextCommand, 'typegen');
  // An incremental check would overlook changes in the message files.
  await tool('node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false');
}

const checks: Readonly<Record<string, () => Promise<void>>> = {
  'Format and lint (Biome)': () =>
    tool('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  'Packages of the contact function': () => assertFunctionVersions('.'),
  'Paths in the documentation': () => assertDocumentedPaths('.'),
  'Types (TypeScript)': checkTypes,
  'Unused code (knip)': () => tool('node_modules/knip/bin/knip.js'),
};

// Runs every check that needs neither a build nor a browser, in sequence. Each check prints its
// findings; the names of failed checks are printed last.
await runCommand(async () => {
  parseArgs();
  // First, because the checks below need generated files, which need valid texts.
  console.log('── Texts, route table, site config');
  await assertContent();
  const failed: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    console.log(`\n── ${name}`);
    await check().catch((error: unknown) => {
      printError(error);
      failed.push(`FAILED  ${name}`);
    });
  }
  if (failed.length > 0) throw new UserError(`\n${failed.join('\n')}`);
  console.log('\nAll checks passed.');
});
