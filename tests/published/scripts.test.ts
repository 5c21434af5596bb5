import { test } from 'node:test';
import { expect } from 'playwright/test';
import { styleHash } from '@/scripts/hosts/page-needs';
import { elementsOf, isDataScript } from '@/scripts/publishing/page-document';
import { htmlFiles, parseBuilt } from '@/tests/support/built-files';
import { islandFiles } from '@/tests/support/island-files';
import { laterFilesOf } from '@/tests/support/later-files';

for (const file of htmlFiles) {
  test(`${file} has no script but the islands, no inline handler, and styles by hash only`, async () => {
    const $ = parseBuilt(file);
    const [entry] = await islandFiles();
    const sources = $('script')
      .get()
      .filter(({ attribs }) => !isDataScript(attribs['type']))
      .map(({ attribs }) => attribs['src']);
    expect(sources.filter((source) => source !== entry)).toEqual([]);
    const attributes = elementsOf($).flatMap(({ name, attribs }) =>
      Object.keys(attribs)
        .filter((attribute) => attribute === 'style' || attribute.startsWith('on'))
        .map((attribute) => `<${name} ${attribute}>`),
    );
    expect(attributes).toEqual([]);
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    const styles = $('style')
      .get()
      .map((style) => `'${styleHash($(style).text())}'`);
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.filter((hash) => !policy.includes(hash))).toEqual([]);
  });
}

test('what comes later can be loaded again after a failure', async () => {
  const [entry, ...others] = await islandFiles();
  const later = laterFilesOf(others);
  expect(later.length).toBeGreaterThan(3);
  expect(later.filter(({ isNamed }) => !isNamed)).toEqual([]);
  // Only the file itself gets another address: nothing that comes with it may have failed.
  expect(later.filter(({ news }) => news.length > 0)).toEqual([]);
  expect(
    laterFilesOf(entry === undefined ? [] : [entry]).filter(({ isNamed }) => !isNamed),
  ).toEqual([]);
});
