import nextJest from 'next/jest.js';

/**
 * Packages that ship ES modules only. Jest runs CommonJS, so these are compiled like the
 * code of the project. Other packages are not compiled.
 */
const esModules = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'cheerio',
  'mdast-util-from-markdown',
  'mdast-util-to-string',
  'micromark',
  'micromark-[a-z-]+',
  'decode-named-character-reference',
  'character-entities',
  'devlop',
  'unist-util-stringify-position',
];

/** @type {import('jest').Config} */
const config = {
  rootDir: '..',
  // Tests with a DOM begin with a comment: @jest-environment jsdom.
  testEnvironment: 'node',
  // Drawing and bundling take seconds on a busy machine.
  testTimeout: 60_000,
  // By default, Jest would leave its cache in the system's folder for temporary files.
  cacheDirectory: '<rootDir>/.cache/jest',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/\\.(next|data|cache/another)', '<rootDir>/out/'],
};

// Without the option `dir`, next/jest reads neither next.config.mjs nor .env files, which no test
// needs. It still provides Next's compiler for TypeScript and JSX.
const resolveConfig = nextJest()(config);

/** next/jest overwrites `transformIgnorePatterns`, so they are set in its result. */
export default async () => ({
  ...(await resolveConfig()),
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
});
