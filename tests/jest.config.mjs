import nextJest from 'next/jest.js';

/**
 * Packages that ship ES modules only. Jest runs CommonJS, so these are translated like our own
 * code; everything else in node_modules is taken as it is.
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
  testEnvironment: 'jsdom',
  // Drawing and packing take seconds on a machine that does something else as well.
  testTimeout: 20_000,
  // Not in the system's folder for temporary files: nothing is left behind outside the project.
  cacheDirectory: '<rootDir>/.cache/jest',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/out/', '<rootDir>/\\.data/'],
};

// No `dir`: with it next/jest runs next.config.mjs and looks for .env files, and no unit test
// needs either. What it gives all the same is Next's own compiler for TypeScript and JSX.
const resolveConfig = nextJest()(config);

/** next/jest writes `transformIgnorePatterns` itself, so they are replaced after it is done. */
export default async () => ({
  ...(await resolveConfig()),
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
});
