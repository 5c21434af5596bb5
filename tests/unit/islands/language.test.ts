/** @jest-environment jsdom */
import { handleLanguageLinks } from '@/components/islands/language/language-choice';
import { visitorLocale } from '@/components/islands/language/language-suggestion';
import type { Locale } from '@/lib/locales';

let controller: AbortController;

/** Clicks a link without navigation, which jsdom cannot do, and returns its `href`. */
function press(name: string, type: string, init: MouseEventInit = {}): string | null {
  document.body.addEventListener(type, (event) => event.preventDefault(), { once: true });
  const link = [...document.querySelectorAll('a')].find((one) => one.textContent === name);
  link?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
  return link?.getAttribute('href') ?? null;
}

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/en/contact" data-language="en"><b>English</b></a>
    <a href="/fr" data-language="fr">Français</a>
    <a href="/agb" hreflang="de">AGB</a>
    <main>
      <section id="place"><details id="faq-costs"></details></section>
      <div role="status"><p id="danke"></p></div>
    </main>`;
  window.history.replaceState(null, '', '/kontakt');
  window.localStorage.clear();
  controller = new AbortController();
  handleLanguageLinks(controller.signal);
});
afterEach(() => controller.abort());

const stored = () => window.localStorage.getItem('i18nextLng');

it('stores a choice by a click, but not by the right button or another link', () => {
  press('English', 'auxclick', { button: 2 });
  press('AGB', 'click');
  press('Français', 'click');
  expect(stored()).toBeNull();
  press('English', 'click', { ctrlKey: true });
  expect(stored()).toBe('en');
});

it.each([
  ['an answer', '#faq-costs', '/en/contact#faq-costs'],
  ['the state of an island', '#plan=a.b', '/en/contact#plan=a.b'],
  ['a place that this page does not have', '#other', '/en/contact#other'],
  ['an empty id', '#', '/en/contact'],
  ["the form's thanks", '#danke', '/en/contact'],
  ['junk', '#%E0%A4%A"><b>', '/en/contact#%E0%A4%A%22%3E%3Cb%3E'],
])('with %s as hash %j, the link leads to %s', (_, hash, href) => {
  window.location.hash = hash;
  expect(press('English', 'pointerdown')).toBe(href);
});

it('keeps the query before the hash, once', () => {
  window.history.replaceState(null, '', '/kontakt?utm_source=x&b=%20#place');
  press('English', 'pointerdown');
  expect(press('English', 'click')).toBe('/en/contact?utm_source=x&b=%20#place');
});

describe('visitorLocale', () => {
  it.each<[tag: string, locale: Locale | undefined]>([
    ['de-AT', 'de'],
    ['en-US', 'en'],
    ['hr-HR', 'vas'],
    ['sr-Latn-RS', 'vas'],
    ['cnr-ME', 'vas'],
    // The code in URLs is the tag of another language.
    ['vas', undefined],
    // Another language with the same beginning.
    ['srn', undefined],
  ])('maps the browser language %j to %s', (tag, locale) => {
    expect(visitorLocale(null, [tag])).toBe(locale);
  });

  it('returns the first browser language that the site has', () => {
    expect(visitorLocale(null, ['la-VA', 'tlh', 'hr', 'de', 'en'])).toBe('vas');
    expect(visitorLocale(null, [])).toBeUndefined();
  });

  it('prefers a stored choice to the browser languages', () => {
    expect(visitorLocale('vas', ['de'])).toBe('vas');
    expect(visitorLocale('hr-HR', ['en'])).toBe('vas');
  });

  it.each(['', ' en', '__proto__'])('ignores the stored value %j', (stored) => {
    expect(visitorLocale(stored, ['hr'])).toBe('vas');
  });
});
