import type { TestDetails } from 'playwright/test';

/** Marks what only the whole matrix has: `npm run test:matrix`. */
export const matrixTag = '@matrix';

/**
 * Details of a test out of a matrix, which are chosen by hand and never by chance: `npm test` runs
 * those of the sample.
 *
 * @param isSampled whether the test belongs to the sample
 */
export function inMatrix(isSampled: boolean): TestDetails {
  return isSampled ? {} : { tag: matrixTag };
}

/**
 * Details of a test for one combination of two dimensions. The sample has every value of the first
 * once; those of the second take turns.
 */
export function inTurn(
  first: number | undefined,
  { index, of }: { index: number; of: number },
): TestDetails {
  return inMatrix(first !== undefined && first % of === index);
}
