/** @jest-environment node */
import { screenshotReport, screenshotWords } from '@/scripts/cms/changed-screenshots';
import { editorHeaders, hostFiles } from '@/scripts/cms/host-files';
import { addedLines, latestVersions, mergeTexts } from '@/scripts/cms/merge-texts';
import { readEditorHost } from '@/scripts/cms/settings';
import { planShots } from '@/scripts/screenshots/plan';

test('the settings contain repository and branch', () => {
  const repository = 'owner/site.name';
  expect(readEditorHost({ CMS_REPOSITORY: repository })).toEqual({ repository, branch: 'texts' });
  expect(readEditorHost({ GITHUB_REPOSITORY: 'a/b', CMS_BRANCH: 'x/y' }).branch).toBe('x/y');
});

test.each([{}, { CMS_REPOSITORY: 'site' }, { CMS_REPOSITORY: 'a/b', CMS_BRANCH: '-x' }])(
  'invalid settings are rejected: %j',
  (environment) => {
    expect(() => readEditorHost(environment)).toThrow(/^CMS_\w+ is .*; expected/);
  },
);

describe('the files for the host', () => {
  const files = hostFiles('editor-x.js');

  it("allow only the editor's own script, GitHub, and no framing", () => {
    const policy = editorHeaders['Content-Security-Policy'];
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.match(/https:\S+/g)).toEqual(['https://api.github.com;']);
    expect(files['index.html']).not.toMatch(/<script(?! type="module" src="\.\/)/);
  });

  it('are the same for every host, and prevent indexing', () => {
    for (const [name, value] of Object.entries(editorHeaders)) {
      expect(files['_headers']).toContain(`  ${name}: ${value}\n`);
      expect(files['nginx-headers.conf']).toContain(`add_header ${name} "${value}" always;`);
    }
    expect(editorHeaders['X-Robots-Tag']).toBe('noindex, nofollow');
    expect(files['robots.txt']).toContain('Disallow: /');
  });
});

describe('mergeTexts', () => {
  const base = { hero: { a: 'A', b: 'B' }, c: 'C', gone: 'G' };

  it('keeps own changes, and merges changed, added and deleted texts of others', () => {
    const own = { hero: { a: 'mine', b: 'B' }, c: 'C', gone: 'G', added: 'new here' };
    const saved = { hero: { a: 'A', b: 'theirs', d: 'new' }, c: 'C' };
    expect(mergeTexts(own, base, saved)).toEqual({
      texts: { hero: { a: 'mine', b: 'theirs', d: 'new' }, c: 'C', added: 'new here' },
      conflicts: [],
    });
  });

  it('reports texts that both have changed differently', () => {
    const own = { hero: { a: 'mine', b: 'alike' }, c: '', gone: 'G' };
    const saved = { hero: { a: 'theirs', b: 'alike' }, c: 'C', gone: 'G' };
    expect(mergeTexts(own, base, saved)).toEqual({
      texts: own,
      conflicts: [{ key: 'hero.a', base: 'A', saved: 'theirs' }],
    });
  });
});

test('the newest version of each language is found among versions of all languages', () => {
  const bases = new Map([
    ['de', 'eins\nzwei\ndrei'],
    ['en', 'one\ntwo\nthree'],
  ]);
  const versions = ['one\ntwo\nthree', 'eins\nzwei\n3', 'eins\nzwei\n33', 'one\n2\nthree'];
  expect([...latestVersions(bases, versions)]).toEqual([
    ['de', 'eins\nzwei\n33'],
    ['en', 'one\n2\nthree'],
  ]);
});

test('a conflict in a long text shows the changed lines only', () => {
  expect(addedLines({ key: 'body', base: 'one\ntwo\nthree', saved: 'one\n2\nthree' })).toBe('2');
});

describe('the screenshots of a change', () => {
  it('are those of the pages and languages that show the text', () => {
    expect(screenshotWords(['messages/de/home.json', 'messages/vas/planner.json'])).toEqual([
      ...['home', 'nurses', 'employers'],
      ...['de', 'vas'],
      ...['360', '1280'],
    ]);
    expect(screenshotWords(['pictures/photographs/nurses-hero@left.jpg'])).toContain('nurses');
    expect(screenshotWords(['docs/texts.md', 'messages/de/glossary.txt'])).toEqual([]);
  });

  it('are valid words of the screenshot command', () => {
    const paths = ['home', 'common', 'notFound', 'planner', 'terms'].map(
      (name) => `messages/en/${name}.json`,
    );
    expect(planShots(screenshotWords(paths)).length).toBeGreaterThan(10);
  });

  it('are shown before and after', () => {
    const report = screenshotReport([
      ...['a/de-home-360-actual.png', 'a/de-home-360-expected.png', 'a/de-home-360-diff.png'],
      ...['b/de-home-360-forced-colors-actual.png', 'b/de-home-360-forced-colors-expected.png'],
    ]);
    expect(report).toContain(
      '| de-home-360 | ![before](PICTURES_URL/a/de-home-360-expected.png) | ![after](PICTURES_URL/a/de-home-360-actual.png) |',
    );
    expect(report).not.toContain('forced-colors');
    expect(screenshotReport([])).toBe('No page looks different.\n');
  });
});
