import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { takeSnapshot } from '@/tooling/checks/backend-texts';
import { assertTablesAndFacts } from '@/tooling/checks/build-checks';
import { differences } from '@/tooling/messages/pull/differences';
import { writeMessageSchemas } from '@/tooling/messages/write-schemas';
import { command } from '@/tooling/support/command';

const usage = 'npm run messages:pull shows what differs; npm run messages:pull -- --yes writes it';

/** Whether to write: told beforehand, or asked now where somebody can answer. */
async function isToWrite(isToldYes: boolean): Promise<boolean> {
  if (isToldYes) return true;
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('\nWrite these texts into messages/? [y/N] ');
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

await command(async () => {
  const [argument, ...others] = process.argv.slice(2);
  if ((argument !== undefined && argument !== '--yes') || others.length > 0) {
    throw new Error(`Unknown: ${[argument, ...others].join(' ')}. ${usage}.`);
  }
  const { MESSAGES_URL: address } = process.env;
  if (!address) {
    throw new Error('MESSAGES_URL is not set; give the address of the texts: see docs/texts.md.');
  }
  assertTablesAndFacts();

  const { texts, summary } = await takeSnapshot(address, 'pull');
  console.log(`Texts: ${summary}`);
  const changes = await differences('messages', texts);
  if (changes.length === 0) {
    console.log('They say what messages/ says; nothing to write.');
    return;
  }
  for (const { file, shown } of changes) console.log(['', file, ...shown].join('\n'));
  if (!(await isToWrite(argument === '--yes'))) {
    console.log(`\nNothing is written. ${usage}.`);
    return;
  }
  for (const { file, text } of changes) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeMessageSchemas();
  const files = changes.length === 1 ? '1 file' : `${changes.length} files`;
  console.log(`\n${files} written. What now: npm run check, then commit.`);
});
