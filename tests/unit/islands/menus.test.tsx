/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
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
