/** @jest-environment node */
import { existsSync } from 'node:fs';
import { filesIn } from '@/tooling/support/files-in';
import { relatedTests } from '@/tooling/test-runs/related-tests';

describe('The tests that a change touches', () => {
  it('exist, whatever file has changed', async () => {
    const folders = ['app', 'components', 'lib', 'messages', 'supabase', 'tooling', 'tests'];
    const files = await Promise.all(
      folders.map(async (folder) => (await filesIn(folder)).map((file) => `${folder}/${file}`)),
    );
    const { node, browser } = relatedTests(files.flat());
    const named = [...node, ...browser.map((name) => `tests/e2e/${name}.spec.ts`)];
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('are those of the closest folder', () => {
    expect(relatedTests(['components/islands/questions/questions.tsx']).browser).toEqual([
      'questions',
    ]);
    expect(relatedTests(['tests/contact/limits.test.ts', 'tests/e2e/way.spec.ts'])).toEqual({
      node: ['tests/contact/limits.test.ts'],
      browser: ['way'],
    });
    expect(relatedTests(['README.md'])).toEqual({ node: [], browser: [] });
  });
});
