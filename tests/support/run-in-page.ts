import { build } from 'esbuild';
import type { Page } from 'playwright/test';

let script: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/e2e/in-page/layout.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'inPage',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Runs a function of `tests/e2e/in-page/layout.ts` in a page, regardless of the page's policy. */
export async function findInPage(
  page: Page,
  name: 'layoutProblems' | 'coveredTexts',
  ...args: readonly string[]
): Promise<string[]> {
  script ??= bundle();
  return page.evaluate(`${await script}; inPage.${name}(...${JSON.stringify(args)})`);
}
