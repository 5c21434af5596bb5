import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatProblem } from '@/lib/i18n/text-problem';
import { assertDocumentedPaths } from '@/scripts/checks/project';
import { checkRouteTable, type RouteTable } from '@/scripts/checks/route-table';
import { folderWith } from '@/tests/support/folder-with';

type Slugs = Record<string, string>;

/** A table with these slugs of a page, and optional other data. */
const tableWith = (nurses: Slugs, more: Record<string, Slugs> = {}, prefix = '/en') => ({
  prefixes: { de: '', en: prefix },
  slugs: { home: { de: '', en: '' }, nurses, ...more },
  aliasedPages: ['nurses'],
  formerPaths: {},
});

/** A table with these former paths of the nurses' page. */
const formerly = (...nurses: string[]) => ({
  ...tableWith({ de: 'pflege', en: 'nurses' }),
  formerPaths: { nurses },
});

it('finds no problem if each path belongs to one page', () => {
  expect(checkRouteTable(tableWith({ de: 'pflege', en: 'nurses' }))).toEqual([]);
  expect(checkRouteTable(formerly('/pfleger', '/en/care', '/jobs/pflege'))).toEqual([]);
  // Two languages may share a slug, because their prefixes differ.
  expect(checkRouteTable(tableWith({ de: 'care', en: 'care' }))).toEqual([]);
});

const form = 'expected lower-case letters a-z, digits and hyphens, such as "medicinske-sestre"';

// biome-ignore format: a table to be read at a glance
it.each<[table: RouteTable, line: string]>([
  ...['Nurses', 'a/b', 'a--b', ''].map((slug): [RouteTable, string] => [
    tableWith({ de: 'pflege', en: slug }),
    `lib/routing/table.ts: slugs.nurses.en: "${slug}"; ${form}`,
  ]),
  [tableWith({ de: 'pflege' }), `lib/routing/table.ts: slugs.nurses.en: missing; ${form}`],
  [tableWith({ de: 'index', en: 'nurses' }),
    'lib/routing/table.ts: slugs.nurses.de: "index" is a file name that hosts treat in a special way; expected another slug'],
  [tableWith({ de: 'pflege', en: 'nurses' }, { home: { de: '', en: 'home' } }),
    'lib/routing/table.ts: slugs.home.en: "home"; expected \'\' for the home page'],
  [tableWith({ de: 'pflege', en: 'nurses' }, { terms: { de: 'agb', en: 'nurses' } }),
    'lib/routing/table.ts: slugs.terms.en: /en/nurses belongs to nurses; expected another slug'],
  [tableWith({ de: 'en', en: 'nurses' }),
    'lib/routing/table.ts: slugs.nurses.de: /en belongs to the language en; expected another slug'],
  [tableWith({ de: 'pflege', en: 'agb' }, { terms: { de: 'agb', en: 'terms' } }),
    'lib/routing/table.ts: slugs.nurses.en: /agb belongs to terms; expected another slug'],
  [tableWith({ de: 'pflege', en: 'nurses' }, {}, '/en/'),
    'lib/locales.ts: en.prefix: "/en/"; expected a slash and one segment, such as "/en"'],
  // A path of today, an alias, the home page of a language, and a former path listed twice.
  ...[['/pflege', 'nurses'], ['/nurses', 'nurses'], ['/en', 'the language en'],
    ['/en/', 'home'], ['/x', 'nurses']]
    .map(([path = '', owner]): [RouteTable, string] => [formerly('/x', path),
      `lib/routing/table.ts: formerPaths.nurses: ${path} already leads to ${owner}; remove it here`]),
  ...['pfleger', '/Pfleger', '/pfleger/', '/pfleger.html', '/index'].map((path): [RouteTable, string] => [
    formerly(path),
    `lib/routing/table.ts: formerPaths.nurses: "${path}"; expected a path of lower-case letters a-z, digits and hyphens, such as "/en/medicinske-sestre"`]),
  [formerly('/de/pfleger'),
    'lib/routing/table.ts: formerPaths.nurses: "/de/pfleger"; leave out /de, which works with every former path'],
])('of the table %j, reports: %s', (table, line) => {
  expect(checkRouteTable(table).map(formatProblem)).toContain(line);
});

it('names paths, links and shared numbers that do not exist', async () => {
  const text = '`lib/a.ts`, `lib/old.ts`, `messages/<language>/x.json`, [A](a.md#b), [B](b.md)';
  const facts = '{placed} {plased}';
  const docs = { 'docs/a.md': text, 'docs/facts.md': facts };
  const files = { 'README.md': '[docs](docs/a.md)', 'lib/a.ts': '', ...docs };
  const root = await folderWith(files);
  const expected = [
    'docs/a.md: lib/old.ts: missing',
    'docs/a.md: docs/b.md: missing',
    'docs/facts.md: {plased}: no such shared number',
  ].join('\n');
  await expect(assertDocumentedPaths(root)).rejects.toThrow(new Error(expected));
});

const refused = [
  ['app', "import { x } from '@/scripts/publishing/publish';"],
  ['components/layout', "import { x } from '@/app/[locale]/layout';"],
  ['components/sections', "import { X } from '@/components/layout/header';"],
  ['components/ui', "import { useTranslations } from 'next-intl';"],
  ['components/ui', "import { hrefFor } from '@/lib/routing/addresses';"],
  ['components/islands', "import Link from 'next/link';"],
  ['components/islands', "import { readFile } from 'node:fs/promises';"],
  ['components/islands', "export const x = () => import('@/lib/i18n/read-messages');"],
  ['lib/map', "export { x } from '../../components/ui/x';"],
  ['lib/map', "import { x } from '@/supabase/functions/x';"],
  ['scripts/hosts', "import { x } from '@/scripts/publishing/publish';"],
  ['lib/map', "export type X = import('@/components/ui/x').X;"],
  ['scripts', "import { x } from '@/tests/support/raw-request';"],
  ['scripts/cms/browser', "import { readFile } from 'node:fs';"],
  ['supabase/functions/a', "import { x } from '../../../lib/x.ts';"],
  ['tests', "import type { X } from '@/app/x';"],
] as const;

test('imports against the order of the layers are reported', async () => {
  const probes = [['lib', "import { x } from '@/lib/x';"], ...refused].map(
    ([folder, code], index) => [`${folder}/probe-${index}.ts`, `${code}\n`] as const,
  );
  const root = await folderWith(Object.fromEntries(probes));
  for (const path of ['biome.json', 'scripts/lint']) {
    cpSync(path, join(root, path), { recursive: true });
  }
  const rules = ['style/noRestrictedImports', 'correctness/noNodejsModules', 'plugin'];
  const args = ['lint', '--reporter=github', ...rules.map((rule) => `--only=${rule}`)];
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), args, options);
  const files = probes.map(([file]) => file);
  expect(files.filter((file) => stdout.includes(file))).toEqual(files.slice(1));
});

// biome-ignore format: a table to be read at a glance
it.each<[change: string, command: string, status: number]>([
  ['texts', 'echo {} > messages/de/home.json; echo {} > messages/company.json', 0],
  ['a photograph', 'rm pictures/photographs/nurses-hero@left.jpg', 0],
  ['code', 'mkdir lib; echo > lib/x.ts', 1],
  ['a script beside the texts', 'echo > messages/de/x.js', 1],
  ['a file in another folder', 'mkdir messages/de/x; echo > messages/de/x/x.json', 1],
  ['no picture', 'echo > pictures/photographs/x.jpg.sh', 1],
  ['a deleted text', 'rm messages/de/home.json', 1],
  ['a program', 'chmod +x messages/de/home.json', 1],
  ['a link', 'ln -s home.json messages/de/nurses.json', 1],
])('the workflow of the text editor refuses everything but texts and pictures: %s', async (_, command, status) => {
  const workflow = readFileSync('.github/workflows/texts.yml', 'utf8');
  const [, script = ''] = /- id: changed\n +run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? [];
  const names = ['messages/de/home.json', 'pictures/photographs/nurses-hero@left.jpg'];
  const cwd = await folderWith(Object.fromEntries(names.map((name) => [name, ''])));
  const env = { ...process.env, GITHUB_OUTPUT: 'output' };
  const run = (text: string) => spawnSync('bash', ['-e', '-c', text], { cwd, env }).status;
  const commit = 'git add .; git -c user.name=A -c user.email=a@example.org commit -m Change';
  run(`git init; ${commit}; git update-ref refs/remotes/origin/main HEAD; ${command}; ${commit}`);
  expect(run(script)).toBe(status);
});
