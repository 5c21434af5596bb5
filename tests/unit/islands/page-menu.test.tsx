import { fireEvent, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import PageMenu, { presentIndex } from '@/components/islands/menus/page-menu';

const viewportHeight = 800;
const padding = 96;
const middle = { viewportHeight, rest: 5000, padding, linked: -1 };

describe('the present section', () => {
  it('is the last one that begins in the upper part of the window', () => {
    expect(presentIndex([-900, -200, 270, 500], middle)).toBe(2);
    expect(presentIndex([-900, -200, 300, 500], middle)).toBe(1);
  });

  it('is the first before any has begun', () => {
    expect(presentIndex([400, 900], middle)).toBe(0);
  });

  it('is where a link has led, even if the next one begins soon after', () => {
    expect(presentIndex([-900, 96, 200], { ...middle, linked: 1 })).toBe(1);
    expect(presentIndex([-900, 60, 200], { ...middle, linked: 1 })).toBe(2);
  });

  it('comes to the last one at the end of the page, whether or not that reaches the top', () => {
    const tops = [-900, 100, 400, 700];
    expect(presentIndex(tops, { ...middle, rest: 0 })).toBe(3);
    expect(presentIndex(tops, { ...middle, rest: 400 })).toBe(2);
  });

  it('is where a link has led at the end of the page', () => {
    expect(presentIndex([-900, 100, 400, 700], { ...middle, rest: 0, linked: 2 })).toBe(2);
    // Left behind, above the window.
    expect(presentIndex([-900, 100, 400, 700], { ...middle, rest: 0, linked: 0 })).toBe(3);
  });
});

/** Puts a section somewhere in the window. */
function move(id: string, top: number) {
  const section = document.getElementById(id);
  if (!section) throw new Error(`There is no ${id}.`);
  section.getBoundingClientRect = () => new DOMRect(0, top, 100, 1000);
}

const list = () => document.querySelector('details');
const linkTo = (id: string) => document.querySelector<HTMLElement>(`a[href="#${id}"]`);
function setup() {
  document.body.innerHTML = `
    <main><section id="one"></section><section id="two"></section></main>
    <nav id="menu">
      <details>
        <summary>Contents</summary>
        <ol><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ol>
      </details>
      <ol><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ol>
      <a href="/contact">Call</a>
    </nav>
    <div id="island"></div>`;
  document.documentElement.style.scrollPaddingTop = `${padding}px`;
  Element.prototype.scrollIntoView = jest.fn();
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 9000,
    configurable: true,
  });
  window.history.replaceState(null, '', '/');
  move('one', 100);
  move('two', 1100);
  const container = document.getElementById('island') ?? document.body;
  return render(<PageMenu menu="menu" />, { container });
}

/** jsdom neither toggles `details` nor fires its event at once. */
function open() {
  const details = list();
  if (details) details.open = true;
}

describe('PageMenu', () => {
  it('leaves Escape to what has the focus elsewhere', async () => {
    setup();
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    open();
    await userEvent.keyboard('{Escape}');
    expect(list()).toHaveAttribute('open');
  });

  it('closes the list when a section is chosen, touched outside, or left by keyboard', () => {
    setup();
    open();
    fireEvent.click(linkTo('two') ?? document.body);
    expect(list()).not.toHaveAttribute('open');
    open();
    fireEvent.pointerDown(linkTo('two') ?? document.body);
    expect(list()).toHaveAttribute('open');
    fireEvent.pointerDown(document.body);
    expect(list()).not.toHaveAttribute('open');
    open();
    linkTo('two')?.focus();
    document.querySelector<HTMLElement>('[href="/contact"]')?.focus();
    expect(list()).not.toHaveAttribute('open');
  });

  it('stays open for a section in a new tab', () => {
    setup();
    open();
    fireEvent.click(linkTo('two') ?? document.body, { ctrlKey: true });
    expect(list()).toHaveAttribute('open');
  });

  it('hides the name at the line by Escape until the pointer moves on', async () => {
    setup();
    const menu = document.getElementById('menu');
    await userEvent.keyboard('{Escape}');
    expect(menu).toHaveAttribute('data-names-hidden');
    fireEvent.pointerOut(linkTo('one') ?? document.body);
    expect(menu).not.toHaveAttribute('data-names-hidden');
  });
});
