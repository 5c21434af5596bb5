import { expect } from 'playwright/test';
import { languages, test } from '@/tests/support/specification';

test.describe.configure({ mode: 'default' });

test('Language option: code (de, en, vas), name (Deutsch, English, native name), path prefix (empty, /en, /vas)', async ({
  read,
}) => {
  const options = (await read('de', 'home')).locator('footer a[data-language]');
  const found = await options.evaluateAll((all) =>
    all.map((one) => [
      one.dataset['language'],
      one.textContent.trim().replace(/\s/g, ' '),
      one.getAttribute('href'),
    ]),
  );
  expect(found).toEqual([
    ['de', 'Deutsch', '/'],
    ['en', 'English', '/en/'],
    ['vas', 'Bosanski / Hrvatski / Srpski', '/vas/'],
  ]);
});

/** The name of each field with its type, and whether it is required. */
const fields = [
  ['name', 'text', true],
  ['email', 'email', true],
  ['phone', 'tel', false],
  ['company', 'text', false],
  ['message', 'textarea', true],
  ['request_callback', 'checkbox', false],
] as const;

test('Contact form: name (required text), email (required text), phone (optional text), company (optional text), message (required text), request_callback (boolean, default false)', async ({
  read,
}) => {
  for (const locale of languages) {
    const form = (await read(locale, 'contact')).locator('main form');
    const controls = form.locator('input:not([type="hidden"]), textarea').filter({ visible: true });
    const found = await controls.evaluateAll((all) =>
      all.map((one) =>
        one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
          ? [one.name, one.type, one.required]
          : [],
      ),
    );
    // The seventh field is for machines: it can neither be seen nor be reached.
    expect(found.filter(([name]) => name !== 'website')).toEqual(fields);
    await expect(form.getByRole('checkbox')).not.toBeChecked();
  }
});
