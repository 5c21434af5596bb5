import { join } from 'node:path';
import { formatProblem } from '@/lib/i18n/text-problem';
import { type Locale, locales } from '@/lib/locales';
import {
  checkServiceTexts,
  missingScripts,
  photographProblems,
} from '@/scripts/checks/message-texts';
import { folderWith } from '@/tests/support/folder-with';
import { messageFile } from '@/tests/unit/messages/message-files';

const needed = (locale: Locale, photograph: string) =>
  `messages/${locale}/nurses.json: hero.photograph: missing; ${photograph} needs a text that describes it`;
// `@left` is the side to keep when the photograph is cropped.
const keepsLeft = 'pictures/photographs/nurses-hero@left.jpg';

it.each<[photograph: string, without: readonly Locale[], problems: readonly string[]]>([
  ['pictures/photographs/nurses-hero.jpg', [], []],
  [keepsLeft, ['de', 'vas'], [needed('de', keepsLeft), needed('vas', keepsLeft)]],
])('a photograph %s, without a text in %j', async (photograph, without, problems) => {
  const files = locales.map((locale) =>
    messageFile(locale, without.includes(locale) ? {} : { 'hero.photograph': 'Zwei' }, 'nurses'),
  );
  const folder = join(await folderWith({ [photograph]: '' }), 'pictures/photographs');
  expect((await photographProblems(folder, files)).map(formatProblem)).toEqual(problems);
});

it.each([
  ['/services/count.js', ['public/services/count.js: missing; site.config.ts names it']],
  ['/favicon.svg', []],
  ['https://count.example/count.js', []],
])('a service has its script at %s', (script, problems) => {
  const services = [{ id: 'count', name: 'Count', category: 'analytics' as const, script }];
  expect(missingScripts('.', services).map(formatProblem)).toEqual(
    problems.map((line) => expect.stringContaining(line)),
  );
});

const privacy = (locale: Locale, ...ids: string[]) =>
  messageFile(locale, Object.fromEntries(ids.map((id) => [`services.${id}`, 'Text.'])), 'privacy');

const missing = (locale: Locale) =>
  expect.stringContaining(`messages/${locale}/privacy.json: services.count: missing; `);
const unknown = 'services.old: no such service in site.config.ts; remove the text';

// biome-ignore format: a table to be read at a glance
it.each([
  ['for each service', [privacy('de', 'count'), privacy('en', 'count')], []],
  ['for no service', [privacy('de'), privacy('en')], [missing('de'), missing('en')]],
  ['for a service that is not declared', [privacy('de', 'count', 'old')],
    [expect.stringContaining(unknown)]],
])('the privacy page has a text %s', (_, files, problems) => {
  expect(checkServiceTexts(files, [{ id: 'count' }]).map(formatProblem)).toEqual(problems);
});
