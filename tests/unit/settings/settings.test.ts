/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseListenAddresses } from '@/scripts/support/listen-address';
import { readSettings, settingsSchema } from '@/supabase/functions/send-contact-email/settings';

const siteVariables = [
  ...['PORT', 'HOST', 'INBOX_PORT', 'DATA_FOLDER'],
  ...['MESSAGES_URL', 'CMS_URL'],
];
const editorVariables = ['CMS_REPOSITORY', 'CMS_BRANCH'];
/** Variables that `site.config.ts` reads; the function also reads `SITE_URL`. */
const buildVariables = [
  ...readFileSync('site.config.ts', 'utf8').matchAll(/process\.env\['([A-Z_]+)'\]/g),
].map(([, name = '']) => name);
const names = [
  ...new Set([
    ...siteVariables,
    ...buildVariables,
    ...editorVariables,
    ...Object.keys(settingsSchema.shape),
  ]),
].sort();

const example = new Map(
  [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=(.+)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);
/** The first two cells of every row of the tables. */
const documented = new Map(
  [...readFileSync('docs/settings.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \|/gm)].map(
    ([, name = '', cell = '']) => [name, cell],
  ),
);

test('the example and the documentation have every setting, and no other', () => {
  expect([...example.keys()].sort()).toEqual(names);
  expect([...documented.keys()].sort()).toEqual(names);
});

test('the unchanged example is valid, and its numbers are the defaults', () => {
  const isNumber = (value: string) => /^\d+$/.test(value);
  const others = [...example].filter(([, value]) => !isNumber(value));
  const withDefaults = readSettings(Object.fromEntries(others));
  expect(readSettings(Object.fromEntries(example))).toEqual(withDefaults);
  const env = Object.fromEntries(example);
  expect(parseListenAddresses(env)).toEqual(parseListenAddresses({}));
});

test('the documentation names the same defaults', () => {
  const defaults = [...documented].filter(([, cell]) => /^`[^`]+`$/.test(cell));
  expect(defaults.length).toBeGreaterThan(4);
  for (const [name, cell] of defaults) expect(cell).toBe(`\`${example.get(name)}\``);
});
