import { copyFile, cp, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { applyEdits, modify } from 'jsonc-parser';
import sharp from 'sharp';
import { git, runCommand, runNode, UserError } from '@/scripts/support/command';

/** Files of the other site that replace those of the project. */
const overlay = 'tests/another-site';
const copyFolder = '.cache/another-site';
const formattingOptions = { insertSpaces: true, tabSize: 2 };

const durations = 'lib/plan/durations.ts';
const addresses = 'tests/support/address-table.ts';
/** Changes in code that an owner may make: an address with its former one, and durations. */
const edits: readonly (readonly [file: string, pattern: RegExp, replacement: string])[] = [
  [durations, /languageLevel: \{[^}]*\}/, 'languageLevel: { from: 4, to: 5 }'],
  [durations, /course: \{[^}]*\}/, 'course: { from: 9, to: 11 }'],
  // Half months, and BHS nouns of five: 3–5 mjeseci.
  [durations, / visa: \{[^}]*\}/, ' visa: { from: 1.75, to: 3.5 }'],
  [durations, /collectingDocuments: \{[^}]*\}/, 'collectingDocuments: { from: 1, to: 2 }'],
  ['lib/routing/table.ts', /(privacy: \{.*en: )'[^']*'/, "$1'data-protection'"],
  ['lib/routing/table.ts', /(formerPaths: .* = \{)/, "$1 privacy: ['/en/privacy'],"],
  [addresses, /(privacy: \{.*en: )'[^']*'/, "$1'/en/data-protection'"],
  [addresses, /(formerAddresses: .* = \[)/, "$1['/en/privacy', '/en/data-protection'],"],
];

/** Links the packages, because a copy would take a minute, and Next refuses a link to a folder. */
async function linkPackages(folder: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const [from, to] = [join(folder, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) await linkPackages(from, to);
    else if (entry.isSymbolicLink()) await cp(from, to, { verbatimSymlinks: true });
    else await link(from, to);
  }
}

/** Changes texts of a message file, and adds those that it does not have. */
async function changeTexts(file: string, texts: Readonly<Record<string, string>>): Promise<void> {
  let json = await readFile(file, 'utf8');
  for (const [key, text] of Object.entries(texts)) {
    json = applyEdits(json, modify(json, key.split('.'), text, { formattingOptions }));
  }
  await writeFile(file, json);
}

/** A picture for a place that takes a photograph. */
async function drawPhotograph(file: string, width: number, height: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: '#7a8f6a' } }).toFile(file);
}

/** Copies the project without what Git ignores, and turns the copy into the other site. */
async function createSite(): Promise<void> {
  const list = git('.', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  if (list === undefined) throw new UserError('Copying the project needs Git, and a clone of it.');
  await rm(copyFolder, { recursive: true, force: true });
  for (const file of list.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copyFolder, file)), { recursive: true });
    // Deleted files are still in the list.
    await copyFile(file, join(copyFolder, file)).catch(() => undefined);
  }
  await linkPackages('node_modules', join(copyFolder, 'node_modules'));
  await cp(overlay, copyFolder, { recursive: true });
  await rm(join(copyFolder, 'pictures/drawings/partners'), { recursive: true, force: true });
  const texts: Readonly<Record<string, Record<string, Record<string, string>>>> = JSON.parse(
    await readFile(join(overlay, 'texts.json'), 'utf8'),
  );
  for (const [locale, files] of Object.entries(texts)) {
    for (const [name, changes] of Object.entries(files)) {
      await changeTexts(join(copyFolder, 'messages', locale, `${name}.json`), changes);
    }
  }
  for (const [file, pattern, replacement] of edits) {
    const path = join(copyFolder, file);
    const before = await readFile(path, 'utf8');
    if (!pattern.test(before)) throw new UserError(`${file} has nothing that matches ${pattern}.`);
    await writeFile(path, before.replace(pattern, replacement));
  }
  await drawPhotograph(join(copyFolder, 'pictures/photographs/employers-hero.png'), 1440, 1350);
  await drawPhotograph(join(copyFolder, 'pictures/photographs/nurses-hero.png'), 1440, 1210);
  await drawPhotograph(join(copyFolder, 'public/team/ljiljana.png'), 600, 600);
}

await runCommand(async () => {
  const { all } = parseArgs({ options: { all: { type: 'boolean' } } }).values;
  await createSite();
  const command = ['scripts/bootstrap.mjs', '--with-tools', 'scripts/test.ts'];
  const options = all ? [] : ['--content'];
  await runNode([...command, ...options], { NODE_ENV: 'test', cwd: copyFolder });
});
