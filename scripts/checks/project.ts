import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { defaultLocale, locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { listFiles } from '@/scripts/support/files';
import { defaultLanguage, siteLanguages } from '@/supabase/functions/_shared/contact-response';

const configFile = 'supabase/functions/send-contact-email/deno.json';
const languagesFile = 'supabase/functions/_shared/contact-response.ts';

const configSchema = z.object({ imports: z.record(z.string(), z.string()) });
const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/**
 * Finds packages whose versions differ between the contact function and the project. The tests
 * would use another version than the deployed function.
 *
 * @param config content of the function's `deno.json`
 * @param manifest content of `package.json`
 * @returns one line per package
 */
export function functionVersionProblems(config: string, manifest: string): string[] {
  const { imports } = configSchema.parse(JSON.parse(config));
  const { dependencies } = manifestSchema.parse(JSON.parse(manifest));
  return Object.entries(imports).flatMap(([specifier, target]) => {
    const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/.exec(specifier) ?? [];
    const version = dependencies[name];
    const expected = `npm:${name}@${version}${path}`;
    if (version === undefined) return [`${specifier}: package.json does not have ${name}`];
    return target === expected ? [] : [`${specifier} is ${target}; package.json has ${expected}`];
  });
}

/** The languages that the function has to know: only its folder is deployed with it. */
function languageProblems(): string[] {
  const languages = locales.map((locale) => {
    const contactPage = hrefFor(locale, 'contact');
    return [locale, { contactPage, germanName: localeTable[locale].germanName }] as const;
  });
  const expected = { siteLanguages: Object.fromEntries(languages), defaultLanguage: defaultLocale };
  if (isDeepStrictEqual({ siteLanguages, defaultLanguage }, expected)) return [];
  const lines = languages.map(
    ([locale, { contactPage, germanName }]) =>
      `  ${locale}: { contactPage: '${contactPage}', germanName: '${germanName}' },`,
  );
  return [
    `${languagesFile}: write these languages, and the default language '${defaultLocale}':`,
    ...lines,
  ];
}

/** @throws an error with one line per difference between the function and the project */
export async function assertContactFunction(): Promise<void> {
  const [config, manifest] = await Promise.all(
    [configFile, 'package.json'].map((file) => readFile(file, 'utf8')),
  );
  const versions = functionVersionProblems(config ?? '', manifest ?? '');
  const problems = [...versions.map((one) => `${configFile}: ${one}`), ...languageProblems()];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Paths in the project as code, and relative links to files. */
const named =
  /`((?:app|components|docs|lib|messages|pictures|scripts|supabase|tests)\/[\w./[\]-]*)`|\]\(([^)#:]+\.\w+)/g;

/** Files that a reader creates by following the page; a new example is added here. */
const examples = /\/(?:sq|team|cities\.tsx|withdrawal\.tsx)(?:\/|$)/;

/** @throws Error with one line per file or folder that README or `docs/` name, and that is missing */
export async function assertDocumentedPaths(root: string): Promise<void> {
  const missing: string[] = [];
  const docs = (await listFiles(join(root, 'docs'))).map((file) => `docs/${file}`);
  for (const page of ['README.md', ...docs.filter((file) => file.endsWith('.md'))]) {
    const text = await readFile(join(root, page), 'utf8');
    for (const [, code, link = ''] of text.matchAll(named)) {
      const path = code ?? join(dirname(page), link);
      if (existsSync(join(root, path)) || examples.test(path)) continue;
      missing.push(`${page}: ${path}: missing`);
    }
  }
  if (missing.length > 0) throw new Error(missing.join('\n'));
}
