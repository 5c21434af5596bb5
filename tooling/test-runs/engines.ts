/** The engines that the site is tested in beside Chromium. */
export const engines = ['firefox', 'webkit'] as const;

/** The name of one of them, as Playwright spells it. */
export type Engine = (typeof engines)[number];
