import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from 'playwright/test';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import { htmlFileFor } from '@/lib/routing/page-files';
import type { PageKey } from '@/lib/routing/table';
import { budget } from '@/tests/support/budget';
import { parseBuilt } from '@/tests/support/built-files';
import { siteFolder } from '@/tests/support/hosts';

const largerPages: Partial<Record<PageKey, number>> = { home: 27, nurses: 27 };

/** Bytes of a file as sent: the build compresses all but very small files. */
function sentBytes(file: string): number {
  const path = join(siteFolder, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

for (const { locale, page } of pageVariants) {
  test(`${page} (${locale}) keeps its budgets of HTML and styles`, () => {
    const file = htmlFileFor(hrefFor(locale, page));
    const html = sentBytes(file);
    expect(html).toBeLessThanOrEqual(budget(largerPages[page] ?? 25));
    const sheets = parseBuilt(file)('link[rel="stylesheet"]')
      .get()
      .map(({ attribs }) => sentBytes(attribs['href'] ?? ''));
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.reduce((sum, size) => sum + size, html)).toBeLessThanOrEqual(budget(38));
  });
}
