import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { waitFor } from '@testing-library/dom';
import { preactForReact } from '@/tooling/publishing/preact-for-react';

/**
 * Bundles the islands and runs them in the test's page. esbuild gets a process of its own,
 * because its JavaScript refuses to work inside jsdom.
 */
function runIslands(flags: readonly string[]): void {
  const script = document.createElement('script');
  script.textContent = execFileSync(
    'node_modules/.bin/esbuild',
    [join(__dirname, 'fixtures/browser.ts'), '--bundle', '--jsx=automatic', ...flags],
    { encoding: 'utf8', maxBuffer: 10_000_000 },
  );
  document.body.append(script);
  script.remove();
}

/** A click is answered only after hydration, so it is repeated until then. */
async function clickUntilAnswered(button: Element | undefined): Promise<void> {
  await waitFor(() => {
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(document.querySelector('p')?.textContent).toMatch(/^Hello World, [2-9] timesagain$/);
  });
}

const withPreact = [
  '--define:process.env.NODE_ENV="production"',
  ...Object.entries(preactForReact).map(([from, to]) => `--alias:${from}=${to}`),
];
const withReact = ['--define:process.env.NODE_ENV="development"'];

/** What React's server writes for the greeting. */
const html =
  '<p>Hello <!-- -->World<!-- -->, <!-- -->1<!-- --> times<button type="button">again</button></p>';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['React, with its comments', withReact, html],
  ['Preact, with the comments', withPreact, html],
  ['Preact, without the comments', withPreact, html.replaceAll('<!-- -->', '')],
])('%s, takes over the published HTML', async (_, flags, served) => {
  const complain = jest.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML = `<div data-island="greeting">${served}</div>`;
  const [paragraph, button] = document.querySelectorAll('p, button');
  runIslands(flags);
  await clickUntilAnswered(button);

  expect(document.querySelector('p')).toBe(paragraph);
  expect(document.querySelector('button')).toBe(button);
  expect(complain).not.toHaveBeenCalled();
});

test('React needs the comments: without them it reports a mismatch', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const report = jest.fn();
  window.addEventListener('error', report, { once: true });
  document.body.innerHTML = `<div data-island="greeting">${html.replaceAll('<!-- -->', '')}</div>`;
  runIslands(withReact);
  await waitFor(() => expect(report).toHaveBeenCalled());
});
