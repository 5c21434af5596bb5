import { build } from 'esbuild';
import type { Page } from 'playwright/test';

const scripts = new Map<string, Promise<string>>();

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'inPage',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/**
 * Runs a function of a module in a page, regardless of the page's policy.
 *
 * @param file path of the module in `tests/e2e/in-page/`
 * @param call name and arguments of the function, passed as JSON
 */
export async function runInPage<Result>(
  page: Page,
  file: string,
  [name, ...args]: readonly [name: string, ...args: unknown[]],
): Promise<Result> {
  const script = scripts.get(file) ?? bundle(`tests/e2e/in-page/${file}`);
  scripts.set(file, script);
  const list = args.map((arg) => JSON.stringify(arg)).join();
  return page.evaluate(`${await script}; inPage.${name}(${list})`);
}
