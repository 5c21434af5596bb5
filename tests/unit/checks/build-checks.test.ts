import { namespaces } from '@/lib/i18n/namespaces';
import { locales } from '@/lib/locales';
import { summaryFiles, summaryLocales, termsLocale, termsSources } from '@/lib/terms/documents';
import { assertContent } from '@/scripts/checks/build-checks';
import { updateFingerprints } from '@/scripts/checks/terms-texts';
import { site } from '@/site.config';
import { folderWith } from '@/tests/support/folder-with';

/** Minimal content of every expected file. */
const terms = '# AGB\n\nStand: 15.07.2025\n\n## §\u00a01 Umfang\n\nAlles.\n';
const good = new Map<string, string>([
  ...termsSources.map(({ file }) => [`${termsLocale}/${file}`, terms] as const),
  ...locales.flatMap((locale) => [
    [`${locale}/glossary.txt`, 'x: never\n'] as const,
    ...namespaces.map((name) => [`${locale}/${name}.json`, '{"title": "Academy"}'] as const),
  ]),
]);
const summaryOf = (german: string) =>
  updateFingerprints({
    text: '# Summary\n\n## §\u00a01 Scope\n\nEverything.\n',
    german: { file: '', text: german },
  });
const summary = summaryOf(terms);
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
  const problems: unknown = await assertContent({ messages }).catch(String);
  return problems === undefined ? [] : `${problems}`.replace('Error: ', '').split('\n');
}

it('accepts valid texts', async () => {
  expect(await checkContent({})).toEqual([]);
});

it('reports one line per problem, file by file', async () => {
  const german = terms.replace('Alles', 'Mit "garantierter" Frist');
  const problems = await checkContent({
    ...Object.fromEntries(
      summaryLocales.map((locale) => [`${locale}/terms-candidates-summary.md`, summaryOf(german)]),
    ),
    'de/glossary.txt': 'x: garantiert',
    'de/terms-candidates.md': german,
    'de/terms-employers.md': undefined,
    'en/glossary.txt': undefined,
    'en/home.json': '{"title": "Academy",',
    'en/notFound.json': undefined,
    'en/terms-candidates-summary.md': `${summary}\nUp to {limit}.\n`,
    'fr/home.json': '{}',
    'vas/terms-candidates-summary.md': undefined,
  });
  expect(problems).toEqual(
    [
      'en/glossary.txt: missing; list the terms ',
      'en/home.json: not valid JSON in line 1: a comma too many at its end',
      'en/notFound.json: missing; write a translation of messages/de/notFound.json',
      'fr/home.json: belongs to no page and language ',
      'de/terms-employers.md: missing; add the document',
      'de/terms-candidates.md:7: straight quotation mark; write „…“',
      'de/terms-candidates.md:7: says "garantierter"; write: x; ',
      'en/terms-candidates-summary.md: § 1: messages/de/terms-candidates.md has changed since ',
      'en/terms-candidates-summary.md:8: {limit}: unknown placeholder',
      'vas/terms-candidates-summary.md: missing; summarise ',
    ].map((line) => expect.stringContaining(`messages/${line}`)),
  );
});

it('reports problems of the site config without running other checks', async () => {
  jest.replaceProperty(site, 'url', 'http://example.org/');
  expect(await checkContent({ 'de/home.json': '{"title": ""}' })).toEqual([
    'site.config.ts: url: expected a URL that starts with https://, found "http://example.org/"',
  ]);
});
