import { test } from 'node:test';
import { expect } from 'playwright/test';
import { pageVariants } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { publishedPage } from '@/tests/support/published-text';
import { withoutBreakMarks } from '@/tests/support/texts';

const { country: _, ...company } = site.company;

/** What visitors copy: the company's facts, its mail address, its numbers. */
const facts = [...Object.values(company), site.email, ...Object.values(site.channels)].filter(
  (value) => typeof value === 'string',
);

const timesIn = (text: string, fact: string) => text.split(fact).length - 1;

for (const { locale, page } of pageVariants) {
  test(`${page} (${locale}) has nothing invisible in what visitors copy`, () => {
    const text = publishedPage(locale, page)('body').text();
    const shown = withoutBreakMarks(text).replaceAll('\u00a0', ' ');
    for (const fact of facts) {
      expect([fact, timesIn(text, fact)]).toEqual([fact, timesIn(shown, fact)]);
    }
    expect(facts.some((fact) => timesIn(text, fact) > 0)).toBe(true);
  });
}
