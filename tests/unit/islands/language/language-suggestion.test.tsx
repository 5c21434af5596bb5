import { render, screen } from '@testing-library/react';
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

it('speaks the language of the visitor and leads to the same page', () => {
  visit(['hr-HR', 'de']);
  expect(screen.getByRole('complementary', { name: 'Jezik' })).toHaveAttribute('lang', 'bs');
  const link = screen.getByRole('link', { name: 'Čitajte na našem jeziku' });
  expect(link).toHaveAttribute('href', '/vas/kontakt');
  expect(link).toHaveAttribute('hreflang', 'bs');
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
