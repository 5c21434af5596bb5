import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import CookieConsent from '@/components/islands/consent/cookie-consent';
import { onlyNecessary } from '@/lib/consent/consent';
import messages from '@/messages/de/common.json';

const key = 'cookie-consent';
const { banner, settings, categories } = messages.consent;
const texts = {
  banner: { ...banner, text: banner.nothing },
  status: banner,
  settings: { ...settings, text: settings.nothing, categories },
};

/** jsdom has no layout, so an observer would never report a size. */
class StillObserver implements ResizeObserver {
  observe = jest.fn();
  unobserve = jest.fn();
  disconnect = jest.fn();
}

const region = () => screen.queryByRole('region', { name: banner.label });
const button = (name: string) => screen.getByRole('button', { name });

async function setup() {
  const user = userEvent.setup();
  render(<CookieConsent privacyHref="/datenschutz" services={[]} texts={texts} />);
  // The banner appears in a separate task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return user;
}

beforeEach(() => {
  window.ResizeObserver = StillObserver;
  localStorage.clear();
  document.body.innerHTML =
    '<main id="main" tabindex="-1"></main><a data-opens="cookie-settings" href="/datenschutz#cookies">Cookies</a>';
});

test('becomes a bar when the page scrolls, but not while it has the focus', async () => {
  await setup();
  const isCard = () => region()?.closest('.cookie-banner-card') !== null;
  const scrollTo = (top: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
      window.dispatchEvent(new Event('scroll'));
    });
  scrollTo(20);
  expect(isCard()).toBe(true);
  act(() => button(banner.acceptAll).focus());
  scrollTo(400);
  expect(isCard()).toBe(true);
  act(() => button(banner.acceptAll).blur());
  scrollTo(420);
  expect(isCard()).toBe(false);
  scrollTo(0);
  expect(isCard()).toBe(false);
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

describe('settings that are open in two tabs', () => {
  const findSwitch = (name: string) => screen.getByRole('switch', { name });
  const analytics = () => findSwitch(categories.analytics.name);
  const marketing = () => findSwitch(categories.marketing.name);
  const openSettings = async () => {
    localStorage.setItem(key, JSON.stringify({ ...onlyNecessary, analytics: true }));
    const user = await setup();
    await user.click(screen.getByRole('link', { name: 'Cookies' }));
    await screen.findByRole('dialog', { name: settings.title });
    expect(analytics()).toBeChecked();
    return user;
  };
  const newValue = JSON.stringify(onlyNecessary);
  const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

  test('a withdrawal in another tab overrides an unsaved change', async () => {
    const user = await openSettings();
    await user.click(analytics());
    await user.click(analytics());
    await user.click(marketing());
    localStorage.setItem(key, newValue);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
    expect(analytics()).not.toBeChecked();
    expect(marketing()).toBeChecked();
    await user.click(button(settings.save));
    expect(stored()).toEqual({ ...onlyNecessary, marketing: true });
  });

  test('saving does not overwrite a withdrawal that this tab has not received yet', async () => {
    const user = await openSettings();
    await user.click(marketing());
    localStorage.setItem(key, newValue);
    await user.click(button(settings.save));
    expect(stored()).toEqual({ ...onlyNecessary, marketing: true });
  });
});
