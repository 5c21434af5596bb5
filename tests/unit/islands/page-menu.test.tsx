import { fireEvent, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import PageMenu, { currentIndex } from '@/components/islands/menus/page-menu';

const tops = [-900, 100, 400, 700];

it.each([
  ['the last one that begins in the upper part of the window', [-900, -200, 270, 500], {}, 2],
  ['none that begins below', [-900, -200, 300, 500], {}, 1],
  ['the first before any has begun', [400, 900], {}, 0],
  [
    'the target of a link, even if the next one begins soon after',
    [-900, 96, 200],
    { linked: 1 },
    1,
  ],
  ['the next one when the target of a link is passed', [-900, 60, 200], { linked: 1 }, 2],
  ['the last one at the end of the page', tops, { rest: 0 }, 3],
  ['not the last one before the end', tops, { rest: 400 }, 2],
  ['the target of a link at the end of the page', tops, { rest: 0, linked: 2 }, 2],
  ['the last one when the target of a link is above the window', tops, { rest: 0, linked: 0 }, 3],
])('the current section is %s', (_, positions, scrolled, index) => {
  const page = { viewportHeight: 800, rest: 5000, padding: 96, linked: -1, ...scrolled };
  expect(currentIndex(positions, page)).toBe(index);
});

const list = () => document.querySelector('details');
const linkTo = (href: string) => document.querySelector<HTMLElement>(`a[href="${href}"]`);

/** jsdom neither toggles `details` nor fires its event at once. */
function open() {
  const details = list();
  if (details) details.open = true;
}

describe('the list', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <main><section id="one"></section><section id="two"></section></main>
      <nav id="menu">
        <details>
          <summary>Contents</summary>
          <ol><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ol>
        </details>
      </nav>
      <button>Elsewhere</button>
      <div id="island"></div>`;
    const container = document.getElementById('island') ?? document.body;
    // jsdom has no layout.
    Element.prototype.scrollIntoView = jest.fn();
    render(<PageMenu menu="menu" />, { container });
  });

  it('ignores Escape while the focus is elsewhere', async () => {
    document.querySelector('button')?.focus();
    open();
    await userEvent.keyboard('{Escape}');
    expect(list()).toHaveAttribute('open');
  });

  it('closes at a touch outside, and stays open for a link in a new tab', () => {
    open();
    fireEvent.pointerDown(linkTo('#two') ?? document.body);
    fireEvent.click(linkTo('#two') ?? document.body, { ctrlKey: true });
    expect(list()).toHaveAttribute('open');
    fireEvent.pointerDown(document.body);
    expect(list()).not.toHaveAttribute('open');
  });
});
