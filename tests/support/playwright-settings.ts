/** What every browser test has in common, whichever configuration runs it. */
export const sharedSettings = {
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
} as const;

/** A German visitor who wants no motion. */
export const germanVisitor = {
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  contextOptions: { reducedMotion: 'reduce' },
} as const;
