import { lineOf } from '@/lib/i18n/text-problem';
import { type Locale, locales } from '@/lib/locales';
import { checkServiceTexts } from '@/tooling/checks/service-texts';
import type { MessageFile } from '@/tooling/messages/message-file';

const services = [{ id: 'count', name: 'Count' }];

const privacy = (locale: Locale, ...ids: string[]): MessageFile => ({
  file: `messages/${locale}/privacy.json`,
  locale,
  namespace: 'privacy',
  messages: new Map(ids.map((id) => [`services.${id}`, 'Text.'])),
});
const linesOf = (files: readonly MessageFile[]) => checkServiceTexts(files, services).map(lineOf);

it('is content with one paragraph for each declared service, and with none for none', () => {
  expect(linesOf(locales.map((locale) => privacy(locale, 'count')))).toEqual([]);
  expect(checkServiceTexts([privacy('de')], [])).toEqual([]);
});

it('names file and key in every language where the paragraph is missing', () => {
  const starts = locales.map((locale) =>
    expect.stringContaining(`messages/${locale}/privacy.json: services.count: missing; `),
  );
  expect(linesOf(locales.map((locale) => privacy(locale)))).toEqual(starts);
});

it('leaves a translation that lacks a German paragraph to the comparison of keys', () => {
  expect(linesOf([privacy('de', 'count'), privacy('vas')])).toEqual([]);
});

it('names a paragraph about a service that is not declared', () => {
  expect(linesOf([privacy('de', 'count', 'old')])).toEqual([
    'messages/de/privacy.json: services.old: no such service in site.config.ts; remove the text, or declare the service',
  ]);
});
