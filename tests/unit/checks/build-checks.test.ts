/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { namespaces } from '@/lib/i18n/namespaces';
import { locales } from '@/lib/locales';
import { summaryLocales, termsLocale, termsSources, termsSummary } from '@/lib/terms/documents';
import { assertContent, thisProject } from '@/scripts/checks/build-checks';
import { withFingerprints } from '@/scripts/messages/summarised';
import { site } from '@/site.config';

/** What `assertContent` says about a folder of message files, line by line. */
async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    await assertContent({ ...thisProject(folder), messages: folder });
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One word in every file that there should be. */
const terms = '# AGB\n\nStand: 15.07.2025\n\n## § 1 Umfang\n\nAlles.\n';
const good: Record<string, string> = Object.fromEntries([
  ...termsSources.map(({ file }) => [`${termsLocale}/${file}`, terms]),
  ...locales.flatMap((locale) => [
    [`${locale}/forbidden-terms.txt`, 'never\n'],
    ...namespaces.map((namespace) => [`${locale}/${namespace}.json`, '{"title": "Academy"}']),
  ]),
]);

let summary = '';

beforeAll(async () => {
  summary = await withFingerprints({
    text: '# Summary\n\n## § 1 Scope\n\nEverything.\n',
    german: { file: '', text: terms },
  });
  for (const locale of summaryLocales) good[`${locale}/${termsSummary.file}`] = summary;
});

describe('assertContent', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('lets good texts pass, with documents beside them', async () => {
    expect(await problemsOf(good)).toEqual([]);
  });

  it('names what is wrong in a document, and a missing one', async () => {
    const { 'de/terms-candidates.md': _candidates, ...rest } = good;
    const employers = `${terms}\nMit "garantierter" Frist.\n\n<b>Fett</b>\n`;
    expect(
      await problemsOf({ ...rest, 'de/terms-employers.md': '# AGB\n\nAlles\n\n## § 1 A' }),
    ).toEqual([
      'messages/de/terms-employers.md:3: expected the date below the title: "Stand: 31.12.2025"',
      'messages/de/terms-candidates.md: missing; add the document',
    ]);
    expect(await problemsOf({ ...good, 'de/terms-employers.md': employers })).toEqual([
      'messages/de/terms-employers.md:11: "html" is not shown; use text, ** or a link',
    ]);
    expect(
      await problemsOf({
        ...good,
        'de/forbidden-terms.txt': 'garantiert',
        'de/terms-employers.md': employers.replace(/<.*>/, 'Fett'),
      }),
    ).toEqual([
      'messages/de/terms-employers.md:9: straight quotation mark; write „…“',
      'messages/de/terms-employers.md:9: says "garantierter", which we never promise or call so; see messages/de/forbidden-terms.txt',
    ]);
  });

  it('names a summary that is missing, broken, or older than the document', async () => {
    const { 'vas/terms-candidates-summary.md': _summary, ...rest } = good;
    expect(
      await problemsOf({
        ...rest,
        'en/terms-candidates-summary.md': `${summary}\nUp to {limit}.\n`,
        'de/terms-candidates.md': terms.replace('Alles', 'Nicht alles'),
      }),
    ).toEqual([
      expect.stringMatching(/^messages\/en\/.*: § 1: .* has changed since this was written; /),
      expect.stringContaining('messages/en/terms-candidates-summary.md:8: {limit}: no such fact'),
      'messages/vas/terms-candidates-summary.md: missing; summarise messages/de/terms-candidates.md in this language',
    ]);
  });

  it('names every problem of the texts in a line of its own', async () => {
    const problems = await problemsOf({
      ...good,
      ...Object.fromEntries(
        locales.map((locale) => [
          `${locale}/home.json`,
          '{"title": "Academy", "lead": "Guten Tag"}',
        ]),
      ),
      'en/home.json': '{"title": "Academy"}',
      'vas/home.json': '{"title": "Academy",',
      'en/about.json': '{}',
    });
    expect(problems).toEqual([
      expect.stringMatching(/^messages\/en\/about\.json: belongs to no page and language /),
      'messages/en/home.json: lead: missing; German has "Guten Tag"; add it',
      'messages/vas/home.json: not valid JSON in line 1: property name expected',
    ]);
  });

  it('names a missing list of forbidden terms', async () => {
    const { 'en/forbidden-terms.txt': _words, ...rest } = good;
    expect(await problemsOf(rest)).toEqual([
      'messages/en/forbidden-terms.txt: missing; list what the texts of this language never say, one entry a line',
    ]);
  });

  it('names a missing translation, and what belongs to no language', async () => {
    const { 'en/home.json': _home, ...rest } = good;
    expect(await problemsOf({ ...rest, 'fr/home.json': '{}', 'en/old/home.json': '{}' })).toEqual([
      'messages/en/home.json: missing; translate messages/de/home.json',
      expect.stringMatching(/^messages\/en\/old\/home\.json: belongs to no page and language /),
      expect.stringMatching(/^messages\/fr\/home\.json: belongs to no page and language /),
    ]);
  });

  it('warns of a page that has become too long, and lets it pass', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const long = JSON.stringify({ title: 'Academy ist gut. '.repeat(800).trim() });
    const english = long.replaceAll('ist gut', 'is good');
    const texts = { 'de/nurses.json': long, 'en/nurses.json': english, 'vas/nurses.json': english };
    expect(await problemsOf({ ...good, ...texts })).toEqual([]);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^Warning: messages\/de\/nurses\.json: 2400 words; agreed are \d+: /)],
    ]);
  });

  it('names wrong company facts, on which the other checks depend', async () => {
    jest.replaceProperty(site, 'url', 'http://example.org/');
    expect(await problemsOf({ ...good, 'de/home.json': '{"title": ""}' })).toEqual([
      'site.config.ts: url: expected an address that starts with https://, found "http://example.org/"',
    ]);
  });
});
