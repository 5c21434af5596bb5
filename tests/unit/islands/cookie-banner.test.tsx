import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import CookieConsent from '@/components/islands/consent/cookie-consent';
import { onlyNecessary } from '@/lib/consent/consent';
import messages from '@/messages/de/common.json';

const key = 'cookie-consent';
const { banner, settings, categories } = messages.consent;
const texts = {
  banner: { ...banner, text: banner.nothing },
  settings: { ...settings, text: settings.nothing, categories },
};

async function setup() {
  const user = userEvent.setup();
  render(<CookieConsent cookiesHref="/datenschutz#cookies" services={[]} texts={texts} />);
  // The banner appears in a separate task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return user;
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    '<main id="main" tabindex="-1"></main><a data-opens="cookie-settings" href="/datenschutz#cookies">Cookies</a>';
});

test('a click with a modifier key follows the footer link', async () => {
  const user = await setup();
  const clicks: boolean[] = [];
  window.addEventListener('click', (event) => {
    clicks.push(event.defaultPrevented);
    event.preventDefault();
  });
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Cookies' }));
  await user.keyboard('{/Control}');
  expect(clicks).toEqual([false]);
});

test('a withdrawal in another tab replaces unsaved changes', async () => {
  localStorage.setItem(key, JSON.stringify({ ...onlyNecessary, analytics: true }));
  const user = await setup();
  const analytics = () => screen.getByRole('switch', { name: categories.analytics.name });
  await user.click(screen.getByRole('link', { name: 'Cookies' }));
  await screen.findByRole('dialog', { name: settings.title });
  expect(analytics()).toBeChecked();
  const newValue = JSON.stringify(onlyNecessary);
  localStorage.setItem(key, newValue);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
  expect(analytics()).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: settings.save }));
  expect(localStorage.getItem(key)).toBe(newValue);
});
