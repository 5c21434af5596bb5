import type { TestDetails } from 'playwright/test';

/** Tags tests that run in the full matrix only: `npm test -- --all`. */
export const matrixTag = '@matrix';

/** Tags tests of the published bundle, which Next's own server does not have. */
const publishedTag = '@published';

/** Test details for tests of the published bundle. */
export const publishedOnly: TestDetails = { tag: publishedTag };

/** Matches the titles of tests that do not run on Next's own server. */
export const publishedOnlyPattern = new RegExp(publishedTag);

/**
 * Test details for a combination of a matrix; `npm test` runs a fixed sample only.
 *
 * @param isSampled whether the test belongs to the sample
 */
export function matrixTagUnless(isSampled: boolean): TestDetails {
  return isSampled ? {} : { tag: matrixTag };
}
