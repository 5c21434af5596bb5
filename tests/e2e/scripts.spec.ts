import { expect, test } from 'playwright/test';
import { elementsOf, isDataScript } from '@/lib/publishing/page-document';
import { htmlFiles, parseBuilt } from '@/tests/support/built-files';
import { islandFiles } from '@/tests/support/island-files';

for (const file of htmlFiles) {
  test(`${file} has no script but the islands, no inline handler or style`, async () => {
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
    expect($('style')).toHaveLength(0);
  });
}
