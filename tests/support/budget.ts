/**
 * The bytes of a budget in KB, with a reserve of 2 %: a page that is full to the byte makes every
 * sentence a puzzle. The budgets are in docs/performance.md.
 */
export const budget = (kilobytes: number) => Math.floor(kilobytes * 1024 * 0.98);
