import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { numberTexts } from '@/lib/i18n/numbers';
import { defaultLocale } from '@/lib/locales';
import { UserError } from '@/scripts/support/command';
import { listFiles } from '@/scripts/support/files';

const functionConfig = 'supabase/functions/send-contact-email/deno.json';

/**
 * Compares the versions of the contact function's packages with those of the project, with which the
 * tests run.
 *
 * @throws an error with one line per package that differs
 */
export async function assertFunctionVersions(root: string): Promise<void> {
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const { imports }: { imports: Record<string, string> } = JSON.parse(await read(functionConfig));
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    await read('package.json'),
  );
  const problems = Object.values(imports).flatMap((target) => {
    const [, name = '', version] = /^npm:(.+)@([^/]+)/.exec(target) ?? [];
    const expected = dependencies[name] ?? 'no such package';
    return version === expected ? [] : `${functionConfig}: ${target}; package.json has ${expected}`;
  });
  if (problems.length > 0) throw new UserError(problems.join('\n'));
}

/** Paths in the project as code, and relative links to files. */
const named =
  /`((?:app|components|docs|lib|messages|pictures|scripts|supabase|tests)\/[\w./[\]-]*)`|\]\(([^)#:]+\.\w+)/g;

/** Files that a reader creates by following the page; a new example is added here. */
const examples = /\/(?:sq|team|cities\.tsx|withdrawal\.tsx)(?:\/|$)/;

/** The page whose wordings name shared numbers. */
const factsPage = 'docs/facts.md';

/**
 * @throws Error with one line per file or folder that README or `docs/` name, and that is missing,
 *   and per shared number of the facts that no text can name
 */
export async function assertDocumentedPaths(root: string): Promise<void> {
  const missing: string[] = [];
  const numbers = Object.keys(numberTexts(defaultLocale));
  const docs = (await listFiles(join(root, 'docs'))).map((file) => `docs/${file}`);
  for (const page of ['README.md', ...docs.filter((file) => file.endsWith('.md'))]) {
    const text = await readFile(join(root, page), 'utf8');
    const paths = [...text.matchAll(named)].map(
      ([, code, link = '']) => code ?? join(dirname(page), link),
    );
    const gone = paths.filter((path) => !existsSync(join(root, path)) && !examples.test(path));
    const used = (page === factsPage ? text : '').match(/(?<=\{)\w+(?=\})/g) ?? [];
    const unknown = used.filter((name) => !numbers.includes(name));
    missing.push(
      ...gone.map((path) => `${page}: ${path}: missing`),
      ...unknown.map((name) => `${page}: {${name}}: no such shared number`),
    );
  }
  if (missing.length > 0) throw new UserError(missing.join('\n'));
}
