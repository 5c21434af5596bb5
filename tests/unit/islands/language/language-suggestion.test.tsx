import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import LanguageSuggestion from '@/components/islands/language/language-suggestion';

/** What a German page hands over. */
const suggestions = [
  {
    locale: 'en',
    tag: 'en',
    href: '/en/contact',
    texts: { label: 'Language', link: 'Read this page in English', close: 'Dismiss' },
  },
  {
    locale: 'vas',
    tag: 'bs',
    href: '/vas/kontakt',
    texts: { label: 'Jezik', link: 'Čitajte na našem jeziku', close: 'Zatvorite' },
  },
] as const;

function visit(languages: readonly string[], stored: Record<string, string> = {}) {
  window.localStorage.clear();
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(languages);
  return render(<LanguageSuggestion suggestions={suggestions} />);
}

afterEach(() => jest.restoreAllMocks());

it('is not in the HTML, which search engines read', () => {
  expect(renderToString(<LanguageSuggestion suggestions={suggestions} />)).toBe('');
});

it('speaks the language of the visitor and leads to the same page', () => {
  visit(['hr-HR', 'de']);
  expect(screen.getByRole('complementary', { name: 'Jezik' })).toHaveAttribute('lang', 'bs');
  const link = screen.getByRole('link', { name: 'Čitajte na našem jeziku' });
  expect(link).toHaveAttribute('href', '/vas/kontakt');
  expect(link).toHaveAttribute('hreflang', 'bs');
});

it('follows the choice made by hand before the browser', () => {
  visit(['hr'], { i18nextLng: 'en' });
  expect(screen.getByRole('link', { name: 'Read this page in English' })).toBeVisible();
});

it('follows the browser where the stored choice is junk', () => {
  visit(['hr'], { i18nextLng: '{"x":' });
  expect(screen.getByRole('link', { name: 'Čitajte na našem jeziku' })).toBeVisible();
});

it.each<[why: string, languages: readonly string[], stored: Record<string, string>]>([
  ['the browser asks for the language of the page', ['de-CH', 'en'], {}],
  ['the language of the page was chosen by hand', ['hr'], { i18nextLng: 'de' }],
  ['the site has none of the browser languages', ['la', 'tlh'], {}],
  ['the browser says nothing', [], {}],
  ['it was closed before', ['hr'], { 'language-suggestion': 'closed' }],
])('shows nothing where %s', (_, languages, stored) => {
  const { container } = visit(languages, stored);
  expect(container).toBeEmptyDOMElement();
});

it('closes for good', async () => {
  const { container, unmount } = visit(['en']);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(container).toBeEmptyDOMElement();
  unmount();
  expect(render(<LanguageSuggestion suggestions={suggestions} />).container).toBeEmptyDOMElement();
});

it('closes also where nothing can be stored', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const { container } = visit(['en']);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(container).toBeEmptyDOMElement();
});

it('gives the focus to the main part when it closes', async () => {
  const main = document.body.appendChild(document.createElement('main'));
  main.tabIndex = -1;
  visit(['en']);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(main).toHaveFocus();
  main.remove();
});
