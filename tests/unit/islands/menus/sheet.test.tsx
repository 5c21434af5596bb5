import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  labelCalled,
  linkCalled,
  menuCalled,
  openMenuPage,
  openMenus,
} from '@/tests/unit/islands/menus/menu-page';

/** What is out of reach, by its text. */
const held = () => [...document.querySelectorAll('[inert]')].map(({ textContent }) => textContent);
const covered = ['Skip', 'Elsewhere', 'Foot'];

it('holds the page also when it was opened before the island came', () => {
  openMenuPage({ sheetOpen: true });
  expect(held()).toEqual(covered);
});

it('leaves Escape to what lies above it', async () => {
  const { user } = openMenuPage({ sheetOpen: true });
  const banner = screen.getByText('Banner');
  banner.tabIndex = -1;
  banner.focus();
  await user.keyboard('{Escape}');
  expect(menuCalled('Menu').open).toBe(true);
});

it('has one section open at a time, also where the browser does not know how', async () => {
  const { user } = openMenuPage({ sheetOpen: true });
  await user.click(labelCalled('First'));
  await user.click(labelCalled('Second'));
  await waitFor(() => expect(openMenus()).toEqual(['Menu', 'Second']));
});

it('closes and lets go at once when a link is chosen', () => {
  openMenuPage({ sheetOpen: true });
  fireEvent.click(linkCalled('First a'));
  expect(menuCalled('Menu').open).toBe(false);
  expect(held()).toEqual([]);
});
