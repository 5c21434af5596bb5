/** Browser engines for tests in addition to Chromium. */
export const engines = ['firefox', 'webkit'] as const;

/** Playwright's name of an engine. */
export type Engine = (typeof engines)[number];
