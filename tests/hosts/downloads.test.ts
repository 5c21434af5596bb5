import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { parsePage } from '@/scripts/publishing/page-document';
import { testOnHosts } from '@/tests/hosts/support/test-on-hosts';
import { rawRequest } from '@/tests/support/raw-request';
import { plain, translator } from '@/tests/support/texts';

const test = testOnHosts('published', 'node');

/** Other sites link to these files. */
const documents = [
  { name: 'employers', pdf: 'agb-arbeitgeber.pdf' },
  { name: 'candidates', pdf: 'agb-bewerber.pdf' },
] as const;

for (const locale of locales) {
  const t = translator(locale);
  for (const { name, pdf } of documents) {
    test(`${locale}: the terms for ${name} can be downloaded at a permanent URL`, async ({
      origin,
    }) => {
      const $ = parsePage((await rawRequest(origin, hrefFor(locale, 'terms'))).body.toString());
      const link = $(`a[href="/downloads/${pdf}"]`);
      expect(plain(link.text())).toContain(plain(t(`terms.download.${name}`)));

      const { status, headers, body } = await rawRequest(origin, `/downloads/${pdf}`);
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      // The document at the URL changes, so caches must revalidate it.
      expect(headers['cache-control']).toMatch(/max-age=0/);
      expect(body.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
      expect(link.text()).toContain(String(Math.ceil(body.length / 1000)));
    });
  }
}
