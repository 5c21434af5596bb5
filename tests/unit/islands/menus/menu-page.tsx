import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Menus from '@/components/islands/menus/menus';

let layoutListeners: Set<() => void>;

/** jsdom has no matchMedia: this one reports when a test says so. */
function fakeMatchMedia(): void {
  layoutListeners = new Set();
  const query = (media: string): MediaQueryList => {
    const target = new EventTarget();
    layoutListeners.add(() => target.dispatchEvent(new Event('change')));
    return Object.assign(target, {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
  Object.defineProperty(window, 'matchMedia', { value: query, configurable: true });
}

/** The window passes the width at which bar and sheet replace each other. */
export function changeLayout(): void {
  for (const report of layoutListeners) report();
}

/** A page with the menus of the site in short, enhanced by the island. */
export function openMenuPage({ sheetOpen = false } = {}) {
  fakeMatchMedia();
  const user = userEvent.setup();
  const view = render(
    <>
      <a href="#main">Skip</a>
      <header>
        <a href="/">Logo</a>
        <nav id="bar">
          {['One', 'Two', 'Three'].map((name) => (
            <details key={name}>
              <summary>{name}</summary>
              <a href={`#${name}-a`}>{name} a</a>
              <a href={`#${name}-b`}>{name} b</a>
              <a href={`#${name}-c`}>{name} c</a>
            </details>
          ))}
        </nav>
        <details id="sheet" open={sheetOpen}>
          <summary>Menu</summary>
          {['First', 'Second'].map((name) => (
            <details key={name}>
              <summary>{name}</summary>
              <a href={`#${name}-a`}>{name} a</a>
            </details>
          ))}
        </details>
        <Menus bar="bar" sheet="sheet" />
      </header>
      <main>
        <button type="button">Elsewhere</button>
      </main>
      <footer>Foot</footer>
      <div>Banner</div>
    </>,
  );
  return { user, unmount: view.unmount };
}

/** A menu by its label. */
export function menuCalled(name: string): HTMLDetailsElement {
  const menu = screen.getByText(name).parentElement;
  if (!(menu instanceof HTMLDetailsElement)) throw new Error(`${name} is the label of no menu.`);
  return menu;
}

export const labelCalled = (name: string) => screen.getByText(name);
export const linkCalled = (name: string) => screen.getByText(name);

/** Names of the menus that are open. */
export function openMenus(): string[] {
  return [...document.querySelectorAll('details[open] > summary')].map(
    ({ textContent }) => textContent,
  );
}
