/** @jest-environment node */

import { fieldOfLink } from '@/scripts/cms/browser/deep-link';
import { assertOnlyTexts } from '@/scripts/cms/browser/only-texts';
import { filtersFor, pictureReport } from '@/scripts/cms/changed-pictures';
import { editorLink } from '@/scripts/cms/editor-link';
import { editorHeaders, hostFiles } from '@/scripts/cms/host-files';
import { readEditorHost } from '@/scripts/cms/settings';
import { languageFor } from '@/scripts/cms/words/languages';
import { planShots } from '@/scripts/screenshots/plan';

describe('editorLink', () => {
  it('leads to the field that the editor reads from it', () => {
    const link = editorLink('home.hero.doors.employers.title', 'vas');
    expect(link).toBe(
      '#/collections/pages/entries/home?_key=hero.doors.employers.title&_locale=vas',
    );
    expect(fieldOfLink(link)).toEqual({ locale: 'vas', keyPath: 'hero.doors.employers.title' });
  });

  it('leads to documents, whose German ones have no language in the editor', () => {
    expect(fieldOfLink(editorLink('terms-employers'))).toEqual({
      locale: '_default',
      keyPath: 'body',
    });
    expect(fieldOfLink(editorLink('terms-candidates-summary', 'en'))).toEqual({
      locale: 'en',
      keyPath: 'body',
    });
  });

  it('leads to a whole page', () => {
    expect(editorLink('contact', 'en')).toBe('#/collections/pages/entries/contact?_locale=en');
    expect(fieldOfLink(editorLink('contact', 'en'))).toBeUndefined();
  });
});

describe('the settings', () => {
  it('name repository and branch', () => {
    expect(readEditorHost({ CMS_REPOSITORY: 'owner/site.name' })).toEqual({
      repository: 'owner/site.name',
      branch: 'texts',
      api: 'https://api.github.com',
    });
    expect(readEditorHost({ GITHUB_REPOSITORY: 'a/b', CMS_BRANCH: 'x/y' }).branch).toBe('x/y');
  });

  it.each([{}, { CMS_REPOSITORY: 'site' }, { CMS_REPOSITORY: 'a/b', CMS_BRANCH: '-x' }])(
    'stop at once when they are invalid: %j',
    (environment) => {
      expect(() => readEditorHost(environment)).toThrow(/^CMS_\w+ is .*; expected/);
    },
  );
});

describe('the files for the host', () => {
  const headers = editorHeaders('https://api.github.com');
  const files = hostFiles('https://api.github.com', 'editor-x.js');

  it('allow no script but the own one, and no host but the Git host', () => {
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("connect-src 'self' data: https://api.github.com;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.match(/https:\S+/g)).toEqual(['https://api.github.com;']);
  });

  it('say the same to every host, and to search engines to stay away', () => {
    for (const [name, value] of Object.entries(headers)) {
      expect(files['_headers']).toContain(`  ${name}: ${value}\n`);
      expect(files['nginx-headers.conf']).toContain(`add_header ${name} "${value}" always;`);
    }
    expect(headers['X-Robots-Tag']).toBe('noindex, nofollow');
    expect(files['robots.txt']).toContain('Disallow: /');
    expect(files['index.html']).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(files['index.html']).not.toMatch(/<script(?! type="module" src="\.\/)/);
  });
});

describe('languageFor', () => {
  it.each([
    [['de-AT'], 'de'],
    [['fr', 'en-US'], 'en'],
    [['sr-Latn-RS', 'de'], 'vas'],
    [['hr'], 'vas'],
    [['fr'], 'de'],
    [[], 'de'],
  ] as const)('%j', (preferred, language) => {
    expect(languageFor(preferred)).toBe(language);
  });
});

describe('assertOnlyTexts', () => {
  const commit = (additions: string[], deletions: string[] = []) =>
    JSON.stringify({
      variables: {
        input: {
          fileChanges: {
            additions: additions.map((path) => ({ path })),
            deletions: deletions.map((path) => ({ path })),
          },
        },
      },
    });

  it('lets texts and other requests through', () => {
    const requests = [
      commit(['messages/de/home.json', 'messages/vas/a-b.md']),
      '{"query": ""}',
      undefined,
    ];
    for (const body of requests) expect(() => assertOnlyTexts(body, 'de')).not.toThrow();
  });

  it.each([
    commit(['uploads/a.png']),
    commit(['messages/de/home.json', 'package.json']),
    commit(['messages/de/forbidden-terms.txt']),
    commit([], ['messages/de/home.json']),
  ])('stops other files: %s', (body) => {
    expect(() => assertOnlyTexts(body, 'de')).toThrow('Dieser Editor speichert nur Texte.');
  });
});

describe('the pictures of a change', () => {
  it('are those of the pages and languages that show the text', () => {
    expect(filtersFor(['messages/de/home.json', 'messages/vas/planner.json'])).toEqual([
      ...['home', 'nurses', 'employers'],
      ...['de', 'vas'],
      ...['360', '1280'],
    ]);
    expect(filtersFor(['messages/de/terms-candidates.md', 'messages/de/terms.json'])[0]).toBe(
      'terms',
    );
    expect(filtersFor(['docs/texts.md', 'messages/de/forbidden-terms.txt'])).toEqual([]);
  });

  it('are known to the command that takes them', () => {
    const paths = ['home', 'common', 'notFound', 'planner', 'terms'].map(
      (name) => `messages/en/${name}.json`,
    );
    expect(planShots(filtersFor(paths)).length).toBeGreaterThan(10);
  });

  it('are shown before and after', () => {
    const report = pictureReport(['de-home-360', 'de-home-360-forced-colors']);
    expect(report).toContain(
      '| de-home-360 | ![before](PICTURES_ADDRESS/before/de-home-360.png) | ![after](PICTURES_ADDRESS/after/de-home-360.png) |',
    );
    expect(report).not.toContain('forced-colors');
    expect(pictureReport([])).toBe('No page looks different.\n');
  });
});
