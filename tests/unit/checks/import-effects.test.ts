/** @jest-environment node */

/** An empty configuration, with which a module fails if it reads a value during import. */
jest.mock('@/site.config', () => ({ site: {} }));

/** The modules that commands import before the configuration is checked. */
test.each<[module: string, load: () => Promise<object>]>([
  ['building', () => import('@/scripts/build/build-site')],
  ['checking', () => import('@/scripts/checks/build-checks')],
  ['loading texts', () => import('@/scripts/messages/backend-texts')],
  ['serving', () => import('@/scripts/serve/serve')],
])('%s can be imported with any configuration', async (_, load) => {
  await expect(load()).resolves.toBeDefined();
});
