/** @jest-environment jsdom */
import { handleLanguageLinks } from '@/components/islands/enhancements/enhancements';
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
    <a href="/vas/" data-language="vas" data-keeps-path="">BHS</a>
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

it('adds the visited path to the links of the not-found page, at once and at a click', () => {
  const link = document.querySelector('[data-keeps-path]');
  expect(link?.getAttribute('href')).toBe('/vas/kontakt');
  window.history.replaceState(null, '', '/en/no-such-page?utm_source=x');
  expect(press('BHS', 'click')).toBe('/vas/no-such-page?utm_source=x');
});

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
  ['an answer', '#faq-costs', '#faq-costs'],
  ['a place that this page does not have', '#other', '#other'],
  ['an empty id', '#', ''],
  ["the form's thanks", '#danke', ''],
  ['junk', '#%E0%A4%A"><b>', '#%E0%A4%A%22%3E%3Cb%3E'],
  ['a query', '?utm_source=x&b=%20#place', '?utm_source=x&b=%20#place'],
])('with %s (%j) in the URL, the link ends with %j, also again', (_, end, kept) => {
  window.history.replaceState(null, '', `/kontakt${end}`);
  for (const type of ['pointerdown', 'click']) {
    expect(press('English', type)).toBe(`/en/contact${kept}`);
  }
});

it.each<[stored: string | null, tags: readonly string[], locale: Locale | undefined]>([
  [null, ['de-AT'], 'de'],
  [null, ['en-US'], 'en'],
  [null, ['sr-Latn-RS'], 'vas'],
  [null, ['cnr-ME'], 'vas'],
  // The code in URLs is the tag of another language, and `srn` begins like one of the site's.
  [null, ['vas', 'srn'], undefined],
  // The first that the site has.
  [null, ['la-VA', 'tlh', 'hr', 'de', 'en'], 'vas'],
  [null, [], undefined],
  ['vas', ['de'], 'vas'],
  ['hr-HR', ['en'], 'vas'],
  ['', ['hr'], 'vas'],
  [' en', ['hr'], 'vas'],
  ['__proto__', ['hr'], 'vas'],
])('with %j stored and the browser languages %j, a visitor reads %s', (stored, tags, locale) => {
  expect(visitorLocale(stored, tags)).toBe(locale);
});
