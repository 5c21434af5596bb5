import { expect } from 'playwright/test';
import { fieldOf, openSignedIn, saveWell, tagOf } from '@/tests/support/editor/editor-page';
import { test } from '@/tests/support/editor/editor-test';

test('the text editor saves a German and a BHS text, and changes nothing else', async ({
  page,
  editor,
  gitHost,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isOwn = origin === editor.origin || origin === gitHost.origin;
    if (protocol.startsWith('http') && !isOwn) outside.push(request.url());
  });

  await openSignedIn(page, editor.origin, 'home.services.lead', 'vas');
  const bosnian = fieldOf(page, 'services.lead', 'vas');
  const german = fieldOf(page, 'services.lead', 'de');
  await expect(bosnian).toHaveAttribute('lang', tagOf('vas'));
  await expect(german).toHaveAttribute('lang', tagOf('de'));

  await german.fill('Wir kümmern uns um Sprache, Behörden und offene Fragen.');
  await bosnian.fill('Mi se brinemo za jezik, institucije i otvorena pitanja.');
  await saveWell(page, gitHost);

  const diff = await gitHost.repository.git('diff', '--unified=0', 'texts~1', 'texts');
  const changed = diff.split('\n').filter((line) => /^(?:[+-](?![+-])|\+\+\+)/.test(line));
  expect(changed).toEqual([
    '+++ b/messages/de/home.json',
    expect.stringMatching(/^- {4}"lead": "Zwischen /),
    '+    "lead": "Wir kümmern uns um Sprache, Behörden und offene Fragen.",',
    '+++ b/messages/vas/home.json',
    expect.stringMatching(/^- {4}"lead": "Između /),
    '+    "lead": "Mi se brinemo za jezik, institucije i otvorena pitanja.",',
  ]);
  expect(outside).toEqual([]);
});
