/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOf } from '@/lib/i18n/text-problem';
import { type Locale, locales } from '@/lib/locales';
import { checkServiceTexts, photographProblems } from '@/scripts/checks/optional-texts';
import type { MessageFile } from '@/scripts/messages/message-file';

describe('photographs', () => {
  let root = '';

  /** Writes the same kind of text for all languages but those that are named. */
  async function writeTexts(...without: readonly string[]): Promise<void> {
    for (const locale of locales) {
      const hero = { title: 'Pflege', ...(without.includes(locale) ? {} : { photograph: 'Zwei' }) };
      await mkdir(join(root, 'messages', locale), { recursive: true });
      await writeFile(join(root, 'messages', locale, 'nurses.json'), JSON.stringify({ hero }));
    }
  }

  async function photographLines(): Promise<string[]> {
    const folders = { photographs: join(root, 'photographs'), messages: join(root, 'messages') };
    return (await photographProblems(folders)).map(lineOf);
  }

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'photographs-'));
    await mkdir(join(root, 'photographs'));
  });
  afterEach(() => rm(root, { recursive: true }));

  it('is content with a photograph and its texts, and without photographs', async () => {
    await writeTexts();
    await writeFile(join(root, 'photographs/nurses-hero.jpg'), '');
    expect(await photographLines()).toEqual([]);
    await rm(join(root, 'photographs'), { recursive: true });
    await writeTexts(...locales);
    expect(await photographLines()).toEqual([]);
  });

  it('names file and key of every language that does not say what a photograph shows', async () => {
    await writeTexts('de', 'vas');
    await writeFile(join(root, 'photographs/nurses-hero@left.jpg'), '');
    expect(await photographLines()).toEqual(
      ['de', 'vas'].map(
        (locale) =>
          `messages/${locale}/nurses.json: hero.photograph: missing; photographs/nurses-hero@left.jpg needs a text that says what it shows`,
      ),
    );
  });

  it('names what has no place', async () => {
    await writeTexts();
    await writeFile(join(root, 'photographs/nurse-hero.jpg'), '');
    expect(await photographLines()).toEqual([
      'photographs/nurse-hero.jpg: no place of this name; expected one of employers-hero, nurses-hero, academy-hero, contact-hero',
    ]);
  });
});

describe('services', () => {
  const services = [{ id: 'count', name: 'Count' }];

  const privacy = (locale: Locale, ...ids: string[]): MessageFile => ({
    file: `messages/${locale}/privacy.json`,
    locale,
    namespace: 'privacy',
    messages: new Map(ids.map((id) => [`services.${id}`, 'Text.'])),
  });
  const serviceLines = (files: readonly MessageFile[]) =>
    checkServiceTexts(files, services).map(lineOf);

  it('is content with one paragraph for each declared service, and with none for none', () => {
    expect(serviceLines(locales.map((locale) => privacy(locale, 'count')))).toEqual([]);
    expect(checkServiceTexts([privacy('de')], [])).toEqual([]);
  });

  it('names file and key in every language where the paragraph is missing', () => {
    const starts = locales.map((locale) =>
      expect.stringContaining(`messages/${locale}/privacy.json: services.count: missing; `),
    );
    expect(serviceLines(locales.map((locale) => privacy(locale)))).toEqual(starts);
  });

  it('leaves a translation that lacks a German paragraph to the comparison of keys', () => {
    expect(serviceLines([privacy('de', 'count'), privacy('vas')])).toEqual([]);
  });

  it('names a paragraph about a service that is not declared', () => {
    expect(serviceLines([privacy('de', 'count', 'old')])).toEqual([
      'messages/de/privacy.json: services.old: no such service in site.config.ts; remove the text, or declare the service',
    ]);
  });
});
