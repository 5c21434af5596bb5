/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Menus from '@/components/islands/menus/menus';

/** A page with shortened menus, enhanced by the island. */
function openMenuPage({ sheetOpen = false } = {}) {
  render(
    <>
      <header>
        <a href="/">Logo</a>
        <nav id="bar">
          {['One', 'Two', 'Three'].map((name) => (
            <details key={name} name="bar">
              <summary>{name}</summary>
              <a href={`#${name}-a`}>{name} a</a>
              <a href={`#${name}-b`}>{name} b</a>
              <a href={`#${name}-c`}>{name} c</a>
            </details>
          ))}
        </nav>
        <details id="sheet" open={sheetOpen}>
          <summary>Menu</summary>
          <a href="#first">First</a>
        </details>
        <Menus bar="bar" sheet="sheet" />
      </header>
      <main>
        <button type="button">Elsewhere</button>
      </main>
      <footer>Foot</footer>
      <div tabIndex={-1}>Banner</div>
    </>,
  );
  return userEvent.setup();
}

function menuCalled(name: string): HTMLDetailsElement {
  const menu = screen.getByText(name).parentElement;
  if (!(menu instanceof HTMLDetailsElement)) throw new Error(`${name} is the label of no menu.`);
  return menu;
}

function openMenus(): string[] {
  return [...document.querySelectorAll('details[open] > summary')].map(
    ({ textContent }) => textContent,
  );
}

describe('closing', () => {
  it('closes when a link is chosen, and stays for one in a new tab', () => {
    openMenuPage();
    menuCalled('One').open = true;
    fireEvent.click(screen.getByText('One a'), { ctrlKey: true });
    expect(openMenus()).toEqual(['One']);
    fireEvent.click(screen.getByText('One a'));
    expect(openMenus()).toEqual([]);
  });
});

describe('hover', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  /** jsdom has no pointer events. */
  const point = (name: string, type: string, pointerType: string) =>
    menuCalled(name).dispatchEvent(Object.assign(new Event(type), { pointerType }));
  const enter = (name: string, pointerType = 'mouse') => point(name, 'pointerenter', pointerType);
  const leave = (name: string) => point(name, 'pointerleave', 'mouse');

  it('does not open for a passing pointer or a touch', () => {
    openMenuPage();
    enter('One');
    leave('One');
    wait(5000);
    enter('Two', 'touch');
    wait(5000);
    expect(openMenus()).toEqual([]);
  });

  it('stays open at a click after hover, and closes at the next click', () => {
    openMenuPage();
    enter('One');
    wait(1000);
    fireEvent.click(screen.getByText('One'), { detail: 1 });
    leave('One');
    wait(5000);
    expect(openMenus()).toEqual(['One']);
    fireEvent.click(screen.getByText('One'), { detail: 1 });
    expect(openMenus()).toEqual([]);
  });

  it('does not close a menu that contains the focus', () => {
    openMenuPage();
    enter('One');
    wait(1000);
    act(() => screen.getByText('One a').focus());
    leave('One');
    wait(5000);
    expect(openMenus()).toEqual(['One']);
  });
});

describe('the sheet', () => {
  it('prevents scrolling even if it was opened before hydration', () => {
    openMenuPage({ sheetOpen: true });
    const held = [...document.querySelectorAll('[inert]')].map(({ textContent }) => textContent);
    expect(held).toEqual(['Elsewhere', 'Foot']);
  });

  it('leaves Escape to elements above it', async () => {
    const user = openMenuPage({ sheetOpen: true });
    screen.getByText('Banner').focus();
    await user.keyboard('{Escape}');
    expect(openMenus()).toEqual(['Menu']);
  });
});
