/** @jest-environment node */
import type { Locale } from '@/lib/locales';
import { lines, messageFile } from '@/tests/unit/messages/message-files';
import { checkDates } from '@/tooling/messages/check-dates';

const check = (locale: Locale, text: string) => lines(checkDates(messageFile(locale, { a: text })));

describe('checkDates', () => {
  it.each<[locale: Locale, text: string, found: string]>([
    ['de', 'seit 2026-07-01', '2026-07-01'],
    ['de', 'seit 1/7/2026', '1/7/2026'],
    ['de', 'seit 1 Juli 2026', '1 Juli'],
    ['en', 'since July 1, 2026', 'July 1, 2026'],
    ['en', 'since July 1st 2026', 'July 1st 2026'],
    ['en', 'since 1st July 2026', '1st July'],
    ['en', 'since the 1st of July', '1st of July'],
    ['en', 'since 1. July', '1. July'],
    ['en', 'since 01.07.2026', '01.07.2026'],
    ['vas', 'od 1 jula 2026.', '1 jula'],
    ['vas', 'do januara 2025 je otišlo', 'januara 2025'],
    ['vas', 'od 1/7/2026', '1/7/2026'],
  ])('%s: %s', (locale, text, found) => {
    const [line] = check(locale, text);
    expect(line).toContain(`messages/${locale}/home.json: a: date "${found}"; write it as `);
  });

  it.each<[locale: Locale, text: string]>([
    ['de', 'Stand: 15.07.2025, seit 1. Juli 2026, im Mai 2026'],
    ['en', 'since 1 July 2026, as of November 2026, in May'],
    ['vas', 'od 1. jula 2026. po odluci, (maj 2026), do januara 2025, ažurirano: novembar 2026.'],
  ])('%s: lets stand "%s"', (locale, text) => {
    expect(check(locale, text)).toEqual([]);
  });
});
