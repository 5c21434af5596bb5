/** @jest-environment node */

/** An empty configuration, with which a module fails if it reads a value during import. */
jest.mock('@/site.config', () => ({ site: {} }));

/**
 * The commands import these before the checks have said, in a line each, what is wrong with the
 * configuration.
 */
test.each<[module: string, load: () => Promise<object>]>([
  ['building', () => import('@/scripts/build/build-site')],
  ['checking', () => import('@/scripts/checks/build-checks')],
  ['loading texts', () => import('@/scripts/checks/backend-texts')],
  ['serving', () => import('@/scripts/serve/serve')],
])('%s can be imported with any configuration', async (_, load) => {
  await expect(load()).resolves.toBeDefined();
});
