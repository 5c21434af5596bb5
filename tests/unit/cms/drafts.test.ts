/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { draftBase, draftToRestore, openConflicts } from '@/scripts/cms/browser/editor-hooks';
import { entryOf } from '@/scripts/cms/browser/saved-entry';
import { changedScript } from '@/scripts/cms/editor-script';
import { baseOf, mergeDraft, newLines } from '@/scripts/cms/merge-draft';

const base = { de: { a: 'A', b: 'B', c: 'C' }, en: { a: 'a' } };

describe('mergeDraft', () => {
  it('keeps what the draft changes, and takes what somebody else has saved', () => {
    const draft = { de: { a: 'A', b: 'mine', c: 'C' }, en: { a: 'a' } };
    const saved = { de: { a: 'theirs', b: 'B', c: 'C' }, en: { a: 'theirs, too' } };
    expect(mergeDraft(draft, base, saved)).toEqual({
      texts: { de: { a: 'theirs', b: 'mine', c: 'C' }, en: { a: 'theirs, too' } },
      conflicts: [],
    });
  });

  it('keeps the draft where both changed a text, and says so', () => {
    const draft = { de: { a: 'mine', b: 'alike', c: '' } };
    const saved = { de: { a: 'theirs', b: 'alike', c: 'C' } };
    expect(mergeDraft(draft, base, saved)).toEqual({
      texts: { de: { a: 'mine', b: 'alike', c: '' } },
      conflicts: [{ locale: 'de', key: 'a', base: 'A', saved: 'theirs' }],
    });
  });

  it('takes every difference for a conflict when it is unknown what a draft was begun with', () => {
    const { conflicts } = mergeDraft(
      base,
      {},
      {
        de: { a: 'theirs', b: 'B', c: 'C' },
        en: { a: 'theirs' },
      },
    );
    expect(conflicts.map(({ locale, key }) => `${locale}.${key}`)).toEqual(['de.a', 'en.a']);
  });

  it('leaves out texts that the page no longer has, and adds new ones', () => {
    const saved = { de: { a: 'A', b: 'B', d: 'new' }, en: { a: 'a' } };
    expect(mergeDraft(base, base, saved)).toEqual({ texts: saved, conflicts: [] });
  });
});

describe('A conflict', () => {
  const draft = {
    collectionName: 'pages',
    fileName: 'home',
    createdAt: 1,
    originalValues: { de: { a: 'theirs' } },
    currentValues: { de: { a: 'theirs' } },
  };
  const kept = { timestamp: 5, currentValues: { de: { a: 'mine' } }, base: { de: { a: 'A' } } };

  it('outlasts a draft that is kept and restored again', () => {
    expect(draftToRestore(kept, draft)).toEqual(kept);
    expect(openConflicts('pages', 'home')).toHaveLength(1);
    expect(draftBase(draft)).toEqual({ de: { a: 'A' } });
    // The page was reloaded, and the draft not restored.
    expect(draftBase({ ...draft, createdAt: 2 })).toEqual({ de: { a: 'theirs' } });
  });

  it('tells of long texts only the lines that are new', () => {
    const conflict = { locale: 'de', key: 'a', base: 'one\ntwo\nthree', saved: 'one\n2\nthree' };
    expect(newLines(conflict)).toBe('2');
    expect(baseOf({ de: { a: 'x', b: 'y' } }, [conflict])).toEqual({
      de: { a: conflict.base, b: 'y' },
    });
  });
});

test('a page that is open is read as it would be saved', () => {
  const texts = { de: { hero: null, 'hero.title': 'T', 'hero.doors.a': 'A', lead: 'L' } };
  const entry = entryOf({ collection: 'pages', name: 'home', texts });
  expect(entry.file).toBe('home.json');
  expect(entry.contents.get('de')).toEqual({ hero: { title: 'T', doors: { a: 'A' } }, lead: 'L' });
  const terms = { _default: { body: '# AGB' } };
  expect(entryOf({ collection: 'documents', name: 'terms-employers', texts: terms })).toEqual({
    collection: 'documents',
    file: 'terms-employers.md',
    contents: new Map([['de', { body: '# AGB' }]]),
  });
});

describe('changedScript', () => {
  const main = createRequire(import.meta.url).resolve('@sveltia/cms');
  const script = readFileSync(join(dirname(main), 'index.js'), 'utf8');

  it('finds every place in the present editor', () => {
    const changed = changedScript(script, '/hooks.ts');
    expect(changed).not.toContain('https://www.githubstatus.com/api');
    expect(changed).toMatch(/^import \{ draftBase, draftToRestore, invalidError \} from "\/hooks/);
  });

  it('stops when the editor has changed', () => {
    expect(() => changedScript(script.replace('timestamp:new Date', ''), '/hooks.ts')).toThrow(
      '@sveltia/cms has 0 places for a draft that is kept; expected 1.',
    );
  });
});
