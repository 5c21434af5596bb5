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

  it('is not made by the right button, nor by a link that is no choice of language', () => {
    press(byName('English'), 'auxclick', { button: 2 });
    press(byName('AGB'), 'click');
    press(byName('Français'), 'click');
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
