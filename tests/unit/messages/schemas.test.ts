/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv';
import { namespaces } from '@/lib/i18n/namespaces';
import { locales } from '@/lib/locales';
import { messageSchema, writeMessageSchemas } from '@/scripts/messages/write-schemas';

const readJson = (file: string): object => JSON.parse(readFileSync(file, 'utf8'));

/** What an editor would complain of in a file, by path and rule. */
function complaints(schema: object, content: unknown): string[] {
  const validate = new Ajv({ allErrors: true }).compile(schema);
  validate(content);
  return (validate.errors ?? []).map(({ instancePath, keyword, params }) =>
    [instancePath, keyword, params['missingProperty'] ?? params['additionalProperty']].join(' '),
  );
}

const german = {
  meta: { title: 'Titel', description: 'd'.repeat(60) },
  hero: { title: 'Guten Tag {name}', button: 'Weiter', url: 'https://example.org' },
};
const schema = messageSchema('home', german);

describe('messageSchema', () => {
  it('complains of what the check complains of', () => {
    const hero = { titel: 'x', button: 'b'.repeat(33), url: 'https://example.com' };
    expect(complaints(schema, { ...german, hero }).sort()).toEqual([
      '/hero additionalProperties titel',
      '/hero required title',
      '/hero/button maxLength ',
      '/hero/url const ',
    ]);
  });

  it('tells of a text what German says, what must stay and how long it may be', () => {
    const told = JSON.stringify(schema);
    expect(told).toContain('de: Guten Tag {name}\\n\\nKeep: {name}: text');
    expect(told).toContain('de: Weiter\\n\\nAt most 32 characters (button).');
  });
});

describe('the schemas of the project', () => {
  const settings = readFileSync('.vscode/settings.json', 'utf8');
  const root = mkdtempSync(join(tmpdir(), 'schemas-'));

  beforeAll(async () => {
    cpSync('messages/de', join(root, 'messages/de'), { recursive: true });
    await writeMessageSchemas(root);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(namespaces)('are found by editors and fit every language: %s', (namespace) => {
    const file = `schemas/${namespace}.json`;
    expect(JSON.parse(settings)['json.schemas']).toContainEqual({
      fileMatch: [`/messages/*/${namespace}.json`],
      url: `./${file}`,
    });
    for (const locale of locales) {
      const content = readJson(`messages/${locale}/${namespace}.json`);
      expect(complaints(readJson(join(root, file)), content)).toEqual([]);
    }
  });
});
