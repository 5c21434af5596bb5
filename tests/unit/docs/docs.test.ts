/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const documents = [
  'README.md',
  'pictures/drawings/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];
const workflows = ['.github/workflows/site.yml', '.github/workflows/texts.yml'];

/** The anchor that GitHub generates for a heading. */
const headingAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** The npm commands in a document. */
function findCommands(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/\bnpm (?:run )?(?:-s )?([a-z][\w:-]*)/g);
  return [...found].map(([, name = '']) => name);
}

/** Whether the target of a link exists: a file, and a heading in it. */
function targetExists(document: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const place = path === '' ? document : join(dirname(document), path);
  if (!existsSync(place)) return false;
  if (anchor === undefined) return true;
  const headings = [...readFileSync(place, 'utf8').matchAll(/^#+ (.+)$/gm)];
  return headings.some(([, heading = '']) => headingAnchor(heading) === anchor);
}

it.each(documents)('%s has no broken links', (file) => {
  // Links in code are examples.
  const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  const targets = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(
    ([, to = '']) => to,
  );
  expect(targets.filter((target) => !targetExists(file, target))).toEqual([]);
});

it('messages and comments name existing documents', () => {
  const mentions = /(?<![\w./])docs\/[\w/-]+\.md(?:#[\p{L}\d-]+)?/gu;
  const named = ['scripts', 'lib', 'components', 'supabase'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(mentions) ?? []),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((target) => !targetExists('README.md', target))).toEqual([]);
});

// Decision records also describe former states.
const current = documents.filter((file) => !file.startsWith('docs/decisions/'));

it.each([...current, ...workflows])('%s names commands that exist', (file) => {
  // npm's own commands, and words that follow the program's name in a sentence.
  const others = [
    ...['audit', 'ci', 'install', 'install-scripts', 'sbom', 'uninstall'],
    ...['refused', 'itself', 'for', 'and', 's', 'checks', 'does', 'installs', 'then'],
  ];
  const unknown = findCommands(file).filter((name) => !(name in scripts || others.includes(name)));
  expect(unknown).toEqual([]);
});

it('the README describes every command', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(/^\| `npm (?:run )?([\w:]+)[^`]*` \|/gm);
  const names = new Set([...rows].map(([, name = '']) => name));
  expect([...names].sort()).toEqual(Object.keys(scripts).sort());
});

it('every page of docs is in the README or in the index of its folder', () => {
  const indexes = ['README.md', 'docs/publishing/README.md'];
  const linked = indexes.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#]+)/g)].map(([, to = '']) =>
      join(dirname(file), to),
    ),
  );
  const pages = documents.filter((file) => /^docs\/(?!decisions\/)/.test(file));
  expect(pages.filter((page) => !linked.includes(page))).toEqual([]);
});
