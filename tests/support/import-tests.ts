import { resolve } from 'node:path';
import { afterEach, beforeEach } from 'node:test';

const limitMinutes = 10;
let limit: NodeJS.Timeout | undefined;

beforeEach(({ name }: { name: string }) => {
  limit = setTimeout(() => {
    console.error(`“${name}” has not ended after ${limitMinutes} minutes.`);
    process.exit(1);
  }, limitMinutes * 60_000);
});
afterEach(() => clearTimeout(limit));

// Runs test files in one process: node --import tsx tests/support/import-tests.ts <files>
for (const file of process.argv.slice(2)) await import(resolve(file));
