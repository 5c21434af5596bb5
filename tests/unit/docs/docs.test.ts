/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const commands = [
  ...Object.keys(scripts),
  'audit',
  'ci',
  'install',
  'install-scripts',
  'sbom',
  'uninstall',
];

const documents = [
  'README.md',
  'pictures/drawings/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];
const workflows = ['.github/workflows/site.yml', '.github/workflows/texts.yml'];

/** The anchor that a heading gets where Markdown is shown. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Commands of the project that a text tells to run. */
function commandsIn(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/\bnpm (?:run )?(?:-s )?([a-z][\w:-]*)/g);
  return [...found].map(([, name = '']) => name);
}

it.each(documents)('%s links to what is there', (file) => {
  // Code shows how links are written, and leads nowhere.
  const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  const targets = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(
    ([, to = '']) => to,
  );
  const broken = targets.filter((target) => {
    const [path = '', anchor] = target.split('#');
    const place = path === '' ? file : join(dirname(file), path);
    if (!existsSync(place)) return true;
    if (anchor === undefined) return false;
    const headings = [...readFileSync(place, 'utf8').matchAll(/^#+ (.+)$/gm)];
    return !headings.some(([, heading = '']) => anchorOf(heading) === anchor);
  });
  expect(broken).toEqual([]);
});

// Decision records tell what was, too.
const current = documents.filter((file) => !file.startsWith('docs/decisions/'));

it.each([...current, ...workflows])('%s names commands that exist', (file) => {
  // Words that follow the program's name in a sentence, and npm's own.
  const others = ['refused', 'itself', 'for', 'and', 's', 'checks', 'does', 'installs', 'then'];
  const unknown = commandsIn(file).filter((name) => ![...commands, ...others].includes(name));
  expect(unknown).toEqual([]);
});

it('the README says what every command does', () => {
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
