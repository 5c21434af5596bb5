import { resolve } from 'node:path';

// Runs test files in one process: node --import tsx tests/support/import-tests.ts <files>
for (const file of process.argv.slice(2)) await import(resolve(file));
