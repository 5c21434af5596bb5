import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, constants } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { expect } from 'playwright/test';
import { finderHeading } from '@/lib/i18n/text-marks';
import { type Locale, locales } from '@/lib/locales';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import { htmlFileFor } from '@/lib/routing/page-files';
import type { PageKey } from '@/lib/routing/table';
import { parsePage } from '@/scripts/publishing/page-document';
import { listFiles } from '@/scripts/support/files';
import { site } from '@/site.config';
import { budget, htmlFiles, parseBuilt, readBuilt } from '@/tests/support/built-files';
import { siteFolder } from '@/tests/support/hosts';
import { withoutBreakMarks } from '@/tests/support/texts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5', { style: { permittedParent: ['head'] } }],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
  },
});

/** The search box of not-found pages has no button, because Enter leads to the home page. */
const hasButton = (file: string) => !/(?:^|\/)404\.html$/.test(file);

for (const file of htmlFiles) {
  test(`${file} is valid HTML`, async () => {
    const { results } = await validator.validateFile(join(siteFolder, file));
    const problems = results.flatMap(({ messages }) =>
      messages
        .filter(({ ruleId }) => hasButton(file) || ruleId !== 'wcag/h32')
        .map(({ ruleId, message, line, column, selector }) =>
          [ruleId, message, `${line}:${column}`, selector ?? ''].join(' | '),
        ),
    );
    expect(problems).toEqual([]);
  });
}

test('published files contain no text markers and no text finder', async () => {
  const files = (await listFiles(siteFolder)).filter((file) =>
    /\.(html|js|json|css|xml|txt|svg|webmanifest)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const marks = new RegExp(`[\\u{E0001}-\\u{E007F}]|%F3%A0%8[01]|_texts/|${finderHeading}`, 'iu');
  expect(files.filter((file) => marks.test(readBuilt(file)))).toEqual([]);
});

const { country: _, ...company } = site.company;

/** Texts that visitors copy: the company's data, e-mail address and telephone numbers. */
const facts = [...Object.values(company), site.email, ...Object.values(site.channels)].filter(
  (value) => typeof value === 'string',
);

const countOccurrences = (text: string, fact: string) => text.split(fact).length - 1;

const largerPages: Partial<Record<PageKey, number>> = { home: 27, nurses: 27 };

/** Bytes of a file as sent: the build compresses all but very small files. */
function sentBytes(file: string): number {
  const path = join(siteFolder, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Bytes of a response that arrive in the first round trip: ten packets. */
const firstFlight = 14_000;

for (const { locale, page } of pageVariants) {
  const fileIn = (language: Locale) => htmlFileFor(hrefFor(language, page));
  const file = fileIn(locale);

  test(`${page} (${locale}) has no invisible characters in copied data`, () => {
    const body = parseBuilt(file)('body').clone();
    body.find('script').remove();
    const text = body.text().replaceAll('\u00a0', ' ');
    const shown = withoutBreakMarks(text);
    for (const fact of facts) {
      expect([fact, countOccurrences(text, fact)]).toEqual([fact, countOccurrences(shown, fact)]);
    }
    expect(facts.some((fact) => countOccurrences(text, fact) > 0)).toBe(true);
  });

  // The German terms have other sections than their summaries.
  const translations = page === 'terms' ? locales.filter((other) => other !== 'de') : locales;
  if (translations.includes(locale)) {
    test(`${page} (${locale}) has the same ids in every language`, () => {
      const missing = translations.flatMap((other) =>
        parseBuilt(fileIn(other))('main [id]')
          .get()
          .map(({ attribs }) => `main [id="${attribs['id']}"]`)
          .filter((selector) => parseBuilt(file)(selector).length === 0),
      );
      expect(missing).toEqual([]);
    });
  }

  test(`the first packets of ${page} (${locale}) have its styles and its title`, () => {
    const packed = readFileSync(join(siteFolder, `${file}.br`));
    // The rest is missing.
    const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
    const arrived = brotliDecompressSync(packed.subarray(0, firstFlight), options).toString();
    const $ = parsePage(arrived);
    expect($('head style').text().length).toBeGreaterThan(1000);
    expect(arrived).toMatch(/<h1[\s>].*<\/h1>/s);
  });

  test(`${page} (${locale}) keeps its budgets of HTML and styles`, () => {
    const html = sentBytes(file);
    expect(html).toBeLessThanOrEqual(budget(largerPages[page] ?? 25));
    const sheets = parseBuilt(file)('link[rel="stylesheet"]')
      .get()
      .map(({ attribs }) => sentBytes(attribs['href'] ?? ''));
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.reduce((sum, size) => sum + size, html)).toBeLessThanOrEqual(budget(38));
  });
}
