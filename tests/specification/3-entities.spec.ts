import { expect } from 'playwright/test';
import { test } from '@/tests/support/site-test';
import { languages } from '@/tests/support/specification';

test.describe.configure({ mode: 'default' });

test('Language option: code (de, en, vas), name (Deutsch, English, native name), path prefix (empty, /en, /vas)', async ({
  read,
}) => {
  const options = (await read('de', 'home')).locator('footer a[data-language]');
  const found = await options.evaluateAll((all) =>
    all.map((one) => [one.dataset['language'], one.textContent.trim(), one.getAttribute('href')]),
  );
  expect(found.map((option) => option.join().replace(/\s/g, ' '))).toEqual([
    'de,Deutsch,/',
    'en,English,/en/',
    'vas,Bosanski / Hrvatski / Srpski,/vas/',
  ]);
});

test('Contact form: name (required text), email (required text), phone (optional text), company (optional text), message (required text), request_callback (boolean, default false)', async ({
  read,
}) => {
  for (const locale of languages) {
    const form = (await read(locale, 'contact')).locator('main form');
    // A further field is for machines: it can neither be seen nor be reached.
    const controls = form.locator(':is(input, textarea):not([inert] *)');
    const found = await controls.evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('name')} ${one.matches(':required')}`),
    );
    expect(found).toEqual([
      ...['name true', 'email true', 'phone false', 'company false', 'message true'],
      'request_callback false',
    ]);
    await expect(form.getByRole('checkbox')).not.toBeChecked();
  }
});
