import { userEvent } from '@testing-library/user-event';
import { attendLanguageLinks } from '@/components/islands/language/language-choice';

let ending: AbortController;

const byName = (name: string) => {
  const link = [...document.querySelectorAll('a')].find((one) => one.textContent === name);
  if (link === undefined) throw new Error(`No link is called ${name}.`);
  return link;
};

/** Presses a link without following it, which jsdom cannot do. */
function press(link: HTMLElement, type: string, init: MouseEventInit = {}) {
  document.body.addEventListener(type, (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
}

beforeEach(() => {
  document.body.innerHTML = `
    <header>
      <a href="/kontakt" data-language="de">Deutsch</a>
      <a href="/en/contact" data-language="en"><b>English</b></a>
      <a href="/fr" data-language="fr">Français</a>
      <a href="/agb" hreflang="de">AGB</a>
    </header>
    <main id="main">
      <section id="place"><details id="faq-costs"></details></section>
      <div data-hash="plan"></div>
      <div id="danke" role="status"></div>
      <div id="fehler" role="alert"></div>
      <article id="german" data-untranslated><section id="german-1"></section></article>
    </main>
    <footer id="foot"></footer>`;
  window.history.replaceState(null, '', '/kontakt');
  window.localStorage.clear();
  ending = new AbortController();
  attendLanguageLinks(ending.signal);
});
afterEach(() => ending.abort());

const stored = () => window.localStorage.getItem('i18nextLng');

describe('a choice', () => {
  it.each<[how: string, type: string, init: MouseEventInit]>([
    ['a click, a touch or Enter', 'click', {}],
    ['a click into a new tab', 'click', { ctrlKey: true }],
    ['the middle button', 'auxclick', { button: 1 }],
  ])('by %s is kept', (_, type, init) => {
    press(byName('English'), type, init);
    expect(stored()).toBe('en');
  });

  it('of the language that is shown is kept, too', () => {
    press(byName('Deutsch'), 'click');
    expect(stored()).toBe('de');
  });

  it('is not made by the right button, nor by a link that is no choice of language', () => {
    press(byName('English'), 'auxclick', { button: 2 });
    press(byName('AGB'), 'click');
    press(byName('Français'), 'click');
    expect(stored()).toBeNull();
  });

  it('throws nothing where the storage is full or blocked', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const uncaught = jest.fn();
    window.addEventListener('error', uncaught);
    press(byName('English'), 'click');
    expect(full).toHaveBeenCalled();
    expect(uncaught).not.toHaveBeenCalled();
    window.removeEventListener('error', uncaught);
    full.mockRestore();
  });

  it('is no longer attended to after the end', () => {
    ending.abort();
    press(byName('English'), 'click');
    expect(stored()).toBeNull();
  });
});

describe('the place in the page', () => {
  const hrefAfter = (hash: string, touch: (link: HTMLElement) => unknown) => {
    window.location.hash = hash;
    const link = byName('English');
    touch(link);
    return link.getAttribute('href');
  };

  it.each([
    ['a section', '#place', '/en/contact#place'],
    ['an answer', '#faq-costs', '/en/contact#faq-costs'],
    ['the state of an island', '#plan=a.b', '/en/contact#plan=a.b'],
    ['the state of an island of another page', '#other=a.b', '/en/contact'],
    ['nothing', '', '/en/contact'],
    ['an id that is not there', '#nowhere', '/en/contact'],
    ['an empty id', '#', '/en/contact'],
    ['the thanks of the form', '#danke', '/en/contact'],
    ['the failure of the form', '#fehler', '/en/contact'],
    ['a text in one language', '#german', '/en/contact'],
    ['a part of it', '#german-1', '/en/contact'],
    ['the main part as a whole', '#main', '/en/contact'],
    ['something outside the main part', '#foot', '/en/contact'],
    ['junk', '#%E0%A4%A"><b>', '/en/contact'],
  ])('%s', (_, hash, href) => {
    expect(hrefAfter(hash, (link) => press(link, 'pointerdown'))).toBe(href);
  });

  it.each(['pointerdown', 'click'])('is there at %s', (type) => {
    expect(hrefAfter('#place', (link) => press(link, type))).toBe('/en/contact#place');
  });

  it('is there when the keyboard comes to the link', async () => {
    window.location.hash = '#place';
    const user = userEvent.setup();
    await user.tab();
    await user.tab();
    expect(byName('English')).toHaveAttribute('href', '/en/contact#place');
  });

  it('is forgotten when the visitor went on', () => {
    expect(hrefAfter('#place', (link) => press(link, 'click'))).toBe('/en/contact#place');
    expect(hrefAfter('', (link) => press(link, 'click'))).toBe('/en/contact');
  });
});

describe('the query', () => {
  it.each(['pointerdown', 'click'])('is there at %s, before the place', (type) => {
    window.history.replaceState(null, '', '/kontakt?utm_source=x&b=%20#place');
    press(byName('English'), type);
    expect(byName('English')).toHaveAttribute('href', '/en/contact?utm_source=x&b=%20#place');
  });

  it('is taken once', () => {
    window.history.replaceState(null, '', '/kontakt?utm_source=x');
    press(byName('English'), 'pointerdown');
    press(byName('English'), 'click');
    expect(byName('English')).toHaveAttribute('href', '/en/contact?utm_source=x');
  });
});
