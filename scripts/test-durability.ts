import { runDurability } from '@/tests/contact/durability/durability';
import { tableOf } from '@/tests/contact/durability/table';
import { command } from '@/tooling/support/command';

const requests = 3000;
const kills = 25;
const overload = 1000;

/** @throws unless there is no argument, or one integer */
function seedFrom([seed, ...others]: readonly string[]): number {
  if (seed === undefined) return Math.trunc(Math.random() * 2 ** 31);
  if (!/^\d{1,10}$/.test(seed) || others.length > 0) {
    throw new Error('Usage: npm run test:durability -- [seed]');
  }
  return Number(seed);
}

await command(async () => {
  const seed = seedFrom(process.argv.slice(2));
  console.log(`${requests} requests, ${kills} kills, seed ${seed}. It takes about two minutes.`);
  const report = await runDurability({ seed, requests, kills, overload });
  console.log(tableOf(report));
  const { mailed = 0, taken = 0 } = report.rate ?? {};
  const tooSlow =
    mailed < taken / 2 ? ['mails are sent at less than half the rate of the mail server'] : [];
  const problems = [...report.problems, ...tooSlow];
  console.log(`\n${problems.length} violated guarantees`);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exitCode = 1;
});
