import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from 'playwright/test';
import { filesIn } from '@/scripts/support/files-in';
import { siteFolder } from '@/tests/support/hosts';

test('published files hold nothing of what leads from a page to its texts', async () => {
  const files = (await filesIn(siteFolder)).filter((file) =>
    /\.(html|js|json|css|xml|txt|svg|webmanifest)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = await readFile(join(siteFolder, file), 'utf8');
    expect(
      /[\u{E0001}-\u{E007F}]|%F3%A0%8[01]|_texts\/|Wo dieser Text steht/iu.test(text),
      file,
    ).toBe(false);
  }
});
