import { expect } from 'playwright/test';
import { editorLink } from '@/scripts/cms/editor-link';
import { fieldOf, openSignedIn, saveWell } from '@/tests/support/editor/editor-page';
import { test } from '@/tests/support/editor/editor-test';
import { serveEditor } from '@/tests/support/editor/serve-editor';

test('A link opens its field with German beside it, also where the editor is open already', async ({
  page,
  editor,
}) => {
  await openSignedIn(page, editor.origin, 'home.services.papers.text', 'vas');
  await expect(fieldOf(page, 'services.papers.text', 'de')).toBeInViewport();

  // Far down on the same page, and on another one.
  await page.goto(new URL(editorLink('home.closing.text', 'en'), editor.origin).href);
  await expect(fieldOf(page, 'closing.text', 'en')).toBeFocused();
  await expect(fieldOf(page, 'closing.text', 'de')).toBeInViewport();
  await page.goto(new URL(editorLink('contact.form.errors.tooLong', 'vas'), editor.origin).href);
  await expect(fieldOf(page, 'form.errors.tooLong', 'vas')).toBeFocused();
});

test('Nothing but a text can be uploaded', async ({ page, editor, gitHost }) => {
  const before = await gitHost.repository.git('rev-parse', 'texts');
  await openSignedIn(page, editor.origin, 'home.services.lead', 'en');
  const refused = await page.evaluate(async (api) => {
    const fileChanges = { additions: [{ path: 'package.json', contents: '' }], deletions: [] };
    const body = JSON.stringify({ query: '', variables: { input: { fileChanges } } });
    return fetch(`${api}/api/graphql`, { method: 'POST', body }).then(
      () => 'sent',
      (error: unknown) => String(error),
    );
  }, gitHost.origin);
  expect(refused).toContain('Dieser Editor speichert nur Texte.');
  expect(await gitHost.repository.git('rev-parse', 'texts')).toBe(before);
});

test('On GitHub itself the policy of the editor refuses nothing that the editor asks for', async ({
  page,
  gitHost,
}) => {
  const api = 'https://api.github.com';
  await page.route(`${api}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const version = pathname === '/graphql' ? '' : '/v3';
    const response = await route.fetch({
      url: `${gitHost.origin}/api${version}${pathname}${search}`,
    });
    await route.fulfill({ response });
  });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  const editor = await serveEditor(api);
  await openSignedIn(page, editor.origin, 'home.services.lead', 'en');
  await fieldOf(page, 'services.lead', 'de').fill('Wir kümmern uns um Sprache und Behörden.');
  await saveWell(page, gitHost);
  expect(errors).toEqual([]);
  await editor.close();
});
