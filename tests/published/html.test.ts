import { join } from 'node:path';
import { test } from 'node:test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect } from 'playwright/test';
import { htmlFiles } from '@/tests/support/built-files';
import { siteFolder } from '@/tests/support/hosts';

const validator = new HtmlValidate(new FileSystemConfigLoader());

for (const file of htmlFiles) {
  test(`${file} is valid HTML`, async () => {
    const { results } = await validator.validateFile(join(siteFolder, file));
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column, selector }) =>
        [ruleId, message, `${line}:${column}`, selector ?? ''].join(' | '),
      ),
    );
    expect(problems).toEqual([]);
  });
}
