import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pageKeys } from '@/lib/routing/table';
import {
  filesWithRows,
  slugsFile,
  type TrialLanguage,
  trialLanguages,
  withRows,
  withSlugs,
} from '@/scripts/bench/growth/trial-languages';
import { git } from '@/scripts/support/git';
import { linkFolder } from '@/scripts/support/link-folder';

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Tests have rows for the site's own languages, written by hand, and are no part of a build. */
const tests = /^(tests\/|scripts\/test|playwright\.)/;

/** Copies the texts; the headings differ, so that no picture of a link preview serves two languages. */
async function copyMessages(folder: string, { code, source }: TrialLanguage): Promise<void> {
  const target = join(folder, 'messages', code);
  await cp(join(folder, 'messages', source), target, { recursive: true });
  for (const page of pageKeys) {
    await edit(join(target, `${page}.json`), (text) =>
      text.replace(/("hero": \{[^{}]*?"title": "[^"]*)"/, `$1 ${code}"`),
    );
  }
}

/**
 * Copies the project, as it is now, with more languages.
 *
 * @param folder on the same disk, because packages are linked; replaced
 * @param count number of languages
 * @throws an error of one line outside a clone of a git repository
 */
export async function makeTrialProject(folder: string, count: number): Promise<void> {
  const files = git('.', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  if (files === undefined) throw new Error('This is no clone of a git repository.');
  await rm(folder, { recursive: true, force: true });
  for (const file of files.split('\0').filter((name) => name !== '' && !tests.test(name))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(file, join(folder, file));
  }
  // Next's bundler does not follow symbolic links out of the folder that it builds.
  linkFolder('node_modules', join(folder, 'node_modules'));

  const languages = trialLanguages(count);
  for (const file of filesWithRows) {
    await edit(join(folder, file), (text) => withRows(text, languages));
  }
  await edit(join(folder, slugsFile), (text) => withSlugs(text, languages));
  for (const language of languages) await copyMessages(folder, language);
}
