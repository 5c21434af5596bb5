import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { assertContent } from '@/tooling/checks/build-checks';
import { command } from '@/tooling/support/command';
import { type AttackOptions, buildAll, runAttackTests } from '@/tooling/test-runs/test-runners';

const usage = 'npm run test:attack -- --seed 7 --requests 100000';
const largestSeed = 2 ** 31 - 1;
const defaultRequests = 50_000;

/** @throws an error of one line unless it is a positive integer */
function integerFrom(written: string | undefined, fallback: number): number {
  const number = Number(written ?? fallback);
  if (Number.isInteger(number) && number >= 1 && number <= largestSeed) return number;
  throw new Error(`${JSON.stringify(written)} is not a number from 1 to ${largestSeed}: ${usage}`);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: { seed: { type: 'string' }, requests: { type: 'string' } } });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error} (expected: ${usage})`);
  }
}

/** @throws an error of one line for unknown or invalid arguments */
function optionsFrom(args: string[]): AttackOptions {
  const { values } = readArguments(args);
  return {
    seed: integerFrom(values.seed, randomInt(1, largestSeed)),
    requests: integerFrom(values.requests, defaultRequests),
  };
}

// Attacks the built site and Next's own server, on the loopback address only.
await command(async () => {
  const options = optionsFrom(process.argv.slice(2));
  await assertContent();
  await buildAll();
  console.log(`\nSeed ${options.seed}, ${options.requests} generated requests for each server`);
  const { passed, failed } = await runAttackTests(options);
  console.log(`\nSeed ${options.seed}: ${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
