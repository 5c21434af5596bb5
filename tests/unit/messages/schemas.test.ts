/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { namespaces } from '@/lib/i18n/namespaces';
import { locales } from '@/lib/locales';
import { messageSchema, writeMessageSchema } from '@/scripts/messages/write-schemas';

const readJson = (file: string): Schema => JSON.parse(readFileSync(file, 'utf8'));

type Schema = Parameters<typeof z.fromJSONSchema>[0];

function schemaErrors(schema: Schema, content: unknown): string[] {
  const { error } = z.fromJSONSchema(schema).safeParse(content);
  return (error?.issues ?? []).map(({ path, code }) => `${path.join('.')} ${code}`);
}

it('describes the German text, its placeholders and its maximum length', () => {
  const german = { hero: { title: 'Tag {name}', button: 'Weiter', url: 'https://example.org' } };
  const schemaJson = JSON.stringify(messageSchema('home', german));
  const hero = { titel: 'x', button: '', url: 'https://example.com' };
  expect(schemaErrors(JSON.parse(schemaJson), { hero }).sort()).toEqual([
    'hero unrecognized_keys',
    'hero.button too_small',
    'hero.title invalid_type',
    'hero.url invalid_value',
  ]);
  expect(schemaJson).toContain('de: Tag {name}\\n\\nKeep: {name}: text');
  expect(schemaJson).toContain('de: Weiter\\n\\nAt most 32 characters (button).');
});

it('is configured for editors, and accepts every file', async () => {
  const root = mkdtempSync(join(tmpdir(), 'schemas-'));
  cpSync('messages/de', join(root, 'messages/de'), { recursive: true });
  await writeMessageSchema(root);
  const [{ fileMatch, url }] = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))[
    'json.schemas'
  ];
  expect(fileMatch).toEqual(['/messages/*/*.json']);
  const schema = readJson(join(root, url));
  for (const locale of locales) {
    for (const namespace of namespaces) {
      expect(schemaErrors(schema, readJson(`messages/${locale}/${namespace}.json`))).toEqual([]);
    }
  }
  rmSync(root, { recursive: true, force: true });
});
