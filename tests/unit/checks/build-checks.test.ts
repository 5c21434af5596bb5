import { namespaces } from '@/lib/i18n/namespaces';
import { locales } from '@/lib/locales';
import { summaryFiles, summaryLocales, termsLocale, termsSources } from '@/lib/terms/documents';
import { assertContent, projectContext } from '@/scripts/checks/build-checks';
import { updateFingerprints } from '@/scripts/checks/terms-texts';
import { site } from '@/site.config';
import { folderWith } from '@/tests/support/folder-with';

/** Minimal content of every expected file. */
const terms = '# AGB\n\nStand: 15.07.2025\n\n## §\u00a01 Umfang\n\nAlles.\n';
/** Terms with an introduction. */
const withIntro = (text: string) => terms.replace('## ', `${text}\n\n## `);
const good = new Map<string, string>([
  ...termsSources.map(({ file }) => [`${termsLocale}/${file}`, terms] as const),
  ...locales.flatMap((locale) => [
    [`${locale}/glossary.txt`, 'x: never\n'] as const,
    ...namespaces.map((name) => [`${locale}/${name}.json`, '{"title": "Academy"}'] as const),
  ]),
]);
const summary = updateFingerprints({
  text: '# Summary\n\n## §\u00a01 Scope\n\nEverything.\n',
  german: { file: '', text: terms },
});
for (const locale of summaryLocales) {
  for (const file of summaryFiles) good.set(`${locale}/${file}`, summary);
}
// A declared service or a photograph would need additional texts.
jest.mock('@/scripts/assets/photographs/build-photographs', () => ({
  findPhotographs: async () => ({ found: [], problems: [] }),
}));
beforeEach(() => jest.replaceProperty(site, 'services', []));
afterEach(() => jest.restoreAllMocks());

/**
 * The lines that `assertContent` reports for the valid files.
 *
 * @param changes files with another content; undefined for a missing one
 */
async function checkContent(changes: Readonly<Record<string, string | undefined>>) {
  const texts = [...new Map([...good, ...Object.entries(changes)])];
  const present = texts.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]]));
  const messages = await folderWith(Object.fromEntries(present));
  const problems: unknown = await assertContent({ ...projectContext(), messages }).catch(String);
  return problems === undefined ? [] : `${problems}`.replace('Error: ', '').split('\n');
}

it('accepts valid texts', async () => {
  expect(await checkContent({})).toEqual([]);
});

it.each<[changes: Parameters<typeof checkContent>[0], ...problems: RegExp[]]>([
  [
    {
      'de/terms-employers.md': terms.replace('Stand: 15.07.2025', 'Alles'),
      'de/terms-candidates.md': undefined,
    },
    /^messages\/de\/terms-employers\.md:3: expected the date below the title: "Stand: 31\.12\.2025"$/,
    /^messages\/de\/terms-candidates\.md: missing; add the document$/,
  ],
  [
    { 'de/terms-employers.md': withIntro('<b>Fett</b>') },
    /^messages\/de\/terms-employers\.md:5: "html" is not shown; use text, \*\* or a link$/,
  ],
  [
    {
      'de/glossary.txt': 'x: garantiert',
      'de/terms-employers.md': withIntro('Mit "garantierter" Frist.'),
    },
    /^messages\/de\/terms-employers\.md:5: straight quotation mark; write „…“$/,
    /^messages\/de\/terms-employers\.md:5: says "garantierter"; write: x; /,
  ],
  [
    {
      'de/terms-candidates.md': terms.replace('Alles', 'Nicht alles'),
      'vas/terms-candidates-summary.md': undefined,
    },
    ...summaryLocales.map((locale) => {
      const problem = locale === 'vas' ? 'missing; summarise ' : '§ 1: .* has changed since ';
      return new RegExp(`^messages/${locale}/terms-candidates-summary\\.md: ${problem}`);
    }),
  ],
  [
    { 'en/home.json': '{"title": "Academy",', 'en/other.json': '{}', 'fr/home.json': '{}' },
    /^messages\/en\/other\.json: belongs to no page and language /,
    /^messages\/fr\/home\.json: belongs to no page and language /,
    /^messages\/en\/home\.json: not valid JSON in line 1: a comma too many at its end$/,
  ],
  [
    { 'en/home.json': undefined, 'en/glossary.txt': undefined },
    /^messages\/en\/home\.json: missing; write a translation of messages\/de\/home\.json$/,
    /^messages\/en\/glossary\.txt: missing; list the terms /,
  ],
])('reports one line per problem: %j', async (changes, ...problems) => {
  expect(await checkContent(changes)).toEqual(problems.map((line) => expect.stringMatching(line)));
});

it('names an unknown placeholder of a summary', async () => {
  const text = `${summary}\nUp to {limit}.\n`;
  expect(await checkContent({ 'en/terms-candidates-summary.md': text })).toEqual([
    expect.stringContaining('terms-candidates-summary.md:8: {limit}: unknown placeholder'),
  ]);
});

it('reports problems of the site config without running other checks', async () => {
  jest.replaceProperty(site, 'url', 'http://example.org/');
  expect(await checkContent({ 'de/home.json': '{"title": ""}' })).toEqual([
    'site.config.ts: url: expected a URL that starts with https://, found "http://example.org/"',
  ]);
});
