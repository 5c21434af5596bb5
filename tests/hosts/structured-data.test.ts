import { expect } from 'playwright/test';
import { type PageDocument, parsePage } from '@/scripts/publishing/page-document';
import { site } from '@/site.config';
import { testOnHosts } from '@/tests/hosts/support/test-on-hosts';
import { rawRequest } from '@/tests/support/raw-request';
import { pagePaths } from '@/tests/support/site-pages';
import { withoutBreakMarks } from '@/tests/support/texts';

const test = testOnHosts('published', 'node');

/** Keys whose values are texts. */
const wordKeys = ['name', 'description', 'legalName', 'teaches'];

function graphTexts(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => graphTexts(each, key));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([inner, each]) => graphTexts(each, inner));
  }
  return typeof value === 'string' && wordKeys.includes(key) ? [value] : [];
}

/** The visible texts, title and description, without soft hyphens. */
function shownText($: PageDocument): string {
  const description = $('meta[name="description"]').attr('content') ?? '';
  const head = [$('title').text(), description].join('\n');
  $('script, style').remove();
  return withoutBreakMarks(`${head}\n${$('body').text()}`).replace(/\s+/g, ' ');
}

for (const { path } of pagePaths) {
  test(`${path} has only visible content in its structured data`, async ({ origin }) => {
    const $ = parsePage((await rawRequest(origin, path)).body.toString());
    const scripts = $('script[type="application/ld+json"]');
    expect(scripts).toHaveLength(1);
    const graph: unknown = JSON.parse(scripts.text());
    const canonical = $('link[rel="canonical"]').attr('href') ?? '';
    expect(JSON.stringify(graph)).toContain(`"url":"${canonical}"`);
    const words = graphTexts(graph).filter((word) => word !== site.company.country);
    expect(words.length).toBeGreaterThan(3);
    const shown = shownText($);
    expect(words.filter((word) => !shown.includes(word.replace(/\s+/g, ' ')))).toEqual([]);
  });
}
