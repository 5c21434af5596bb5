import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { termsSources } from '@/lib/terms/documents';
import { ask } from '@/tests/support/ask';
import { test } from '@/tests/support/site-test';
import { textsOf } from '@/tests/support/texts';

for (const locale of locales) {
  const t = textsOf(locale);
  for (const { name, pdf } of termsSources) {
    test(`${locale}: the terms for ${name} can be downloaded at an address that stays`, async ({
      page,
      origin,
    }) => {
      await page.goto(origin + hrefFor(locale, 'terms'));
      const link = page.getByRole('link', { name: t(`terms.download.${name}`) });
      await expect(link).toHaveAttribute('href', `/downloads/${pdf}`);

      const { status, headers, body } = await ask(origin, `/downloads/${pdf}`);
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      // The text behind the address changes: whoever has it must ask again.
      expect(headers['cache-control']).toMatch(/max-age=0/);
      expect(body.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
      await expect(link).toContainText(String(Math.ceil(body.length / 1000)));
    });
  }
}
