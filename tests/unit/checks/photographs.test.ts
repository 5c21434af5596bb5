/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOf } from '@/lib/i18n/text-problem';
import { locales } from '@/lib/locales';
import { photographProblems } from '@/tooling/checks/photographs';

let root = '';

/** Writes the same kind of text for all languages but those that are named. */
async function writeTexts(...without: readonly string[]): Promise<void> {
  for (const locale of locales) {
    const hero = { title: 'Pflege', ...(without.includes(locale) ? {} : { photograph: 'Zwei' }) };
    await mkdir(join(root, 'messages', locale), { recursive: true });
    await writeFile(join(root, 'messages', locale, 'nurses.json'), JSON.stringify({ hero }));
  }
}

async function linesOf(): Promise<string[]> {
  const folders = { photographs: join(root, 'photographs'), messages: join(root, 'messages') };
  return (await photographProblems(folders)).map(lineOf);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'photographs-'));
  await mkdir(join(root, 'photographs'));
});
afterEach(() => rm(root, { recursive: true }));

it('asks for nothing without photographs', async () => {
  await writeTexts(...locales);
  expect(await linesOf()).toEqual([]);
  await rm(join(root, 'photographs'), { recursive: true });
  expect(await linesOf()).toEqual([]);
});

it('is content with a photograph and its texts', async () => {
  await writeTexts();
  await writeFile(join(root, 'photographs/nurses-hero.jpg'), '');
  expect(await linesOf()).toEqual([]);
});

it('names file and key of every language that does not say what a photograph shows', async () => {
  await writeTexts('de', 'vas');
  await writeFile(join(root, 'photographs/nurses-hero@left.jpg'), '');
  expect(await linesOf()).toEqual(
    ['de', 'vas'].map(
      (locale) =>
        `messages/${locale}/nurses.json: hero.photograph: missing; photographs/nurses-hero@left.jpg needs a text that says what it shows`,
    ),
  );
});

it('names what has no place', async () => {
  await writeTexts();
  await writeFile(join(root, 'photographs/nurse-hero.jpg'), '');
  expect(await linesOf()).toEqual([
    'photographs/nurse-hero.jpg: no place of this name; expected one of employers-hero, nurses-hero, academy-hero, contact-hero',
  ]);
});
