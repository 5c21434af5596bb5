import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import CookieConsent from '@/components/islands/consent/cookie-consent';
import { onlyNecessary } from '@/lib/consent/consent';
import { consentProps } from '@/tests/unit/islands/consent-texts';
import { nextTask } from '@/tests/unit/islands/next-task';

const key = 'cookie-consent';
const { banner, settings } = consentProps.texts;

/** jsdom lays nothing out: the size that an observer would report never changes. */
class StillObserver implements ResizeObserver {
  observe = jest.fn();
  unobserve = jest.fn();
  disconnect = jest.fn();
}

const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const region = () => screen.queryByRole('region', { name: banner.label });
const button = (name: string) => screen.getByRole('button', { name });

async function setup() {
  const user = userEvent.setup();
  render(<CookieConsent {...consentProps} />);
  await nextTask();
  return user;
}

beforeEach(() => {
  window.ResizeObserver = StillObserver;
  localStorage.clear();
  document.body.innerHTML =
    '<main id="main" tabindex="-1"></main><a data-opens="cookie-settings" href="/datenschutz#cookies">Cookies</a>';
});
afterEach(() => jest.restoreAllMocks());

test('becomes a bar once the page has left its top, but not under the focus', async () => {
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

test('a changed click on the footer link stays a link', async () => {
  const user = await setup();
  const link = screen.getByRole('link', { name: 'Cookies' });
  expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  const clicks: boolean[] = [];
  window.addEventListener('click', (event) => {
    clicks.push(event.defaultPrevented);
    event.preventDefault();
  });
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(clicks).toEqual([false]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('follows another tab', async () => {
  await setup();
  const change = (newValue: string | null) =>
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
  change(JSON.stringify(onlyNecessary));
  expect(region()).toBeNull();
  change(null);
  expect(region()).toBeVisible();
});

describe('settings that are open in two tabs', () => {
  const analytics = () => screen.getByRole('switch', { name: settings.categories.analytics.name });
  const marketing = () => screen.getByRole('switch', { name: settings.categories.marketing.name });
  const openSettings = async () => {
    localStorage.setItem(key, JSON.stringify({ ...onlyNecessary, analytics: true }));
    const user = await setup();
    await user.click(screen.getByRole('link', { name: 'Cookies' }));
    await screen.findByRole('dialog', { name: settings.title });
    expect(analytics()).toBeChecked();
    return user;
  };
  /** What another tab stores; its event may come late. */
  const storeElsewhere = (record: object) => {
    const newValue = JSON.stringify(record);
    localStorage.setItem(key, newValue);
    return () =>
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      });
  };

  test('what the other tab withdraws is off here, also where it was switched by hand', async () => {
    const user = await openSettings();
    await user.click(analytics());
    await user.click(analytics());
    await user.click(marketing());
    storeElsewhere(onlyNecessary)();
    expect(analytics()).not.toBeChecked();
    expect(marketing()).toBeChecked();
    await user.click(button(settings.save));
    expect(stored()).toEqual({ ...onlyNecessary, marketing: true });
  });

  test('what was withdrawn is not written back before this tab has heard of it', async () => {
    const user = await openSettings();
    await user.click(marketing());
    storeElsewhere(onlyNecessary);
    await user.click(button(settings.save));
    expect(stored()).toEqual({ ...onlyNecessary, marketing: true });
  });
});
